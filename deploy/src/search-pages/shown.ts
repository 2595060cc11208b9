/** DD/MM/YYYY. */
export const shown = (iso: string): string => iso.split('-').reverse().join('/');
