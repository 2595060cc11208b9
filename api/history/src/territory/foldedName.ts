/** A name without accents, apostrophes and hyphens, which are written in many ways: names that differ in nothing else are one. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
