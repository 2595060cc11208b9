/** The two parts of a name in two languages: `Bolzano - Bozen`, `Bolzano * Bozen`, `Duino-Aurisina/Devin-Nabrežina`. */
export const namesInLanguages = (cell: string): string[] => cell.split(/\s*(?:\/| [-–*] )\s*/).filter((part) => part !== '');
