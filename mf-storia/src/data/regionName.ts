/** A region's name as the API asks for it: a final hyphen goes, with the blanks around it; inner hyphens stay (`Emilia-Romagna`). */
export function regionName(name: string): string {
  return name.replace(/\s*-\s*$/, '').trim();
}
