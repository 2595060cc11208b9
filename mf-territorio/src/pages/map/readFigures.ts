/** Figures by code of the unit, and the parts of the text that are none. */
export interface WrittenFigures {
  readonly figures: ReadonlyMap<string, number>;
  readonly unread: readonly string[];
}

/** Reads figures as an address or a page of another site writes them: `001:12.5,015:-3`, a code of the day and its number. */
export function readFigures(text: string): WrittenFigures {
  const figures = new Map<string, number>();
  const unread: string[] = [];
  for (const part of text.split(',')) {
    const [, code, number] = /^\s*(\d+)\s*:\s*(-?\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
    if (code === undefined || figures.has(code)) unread.push(part.trim());
    else figures.set(code, Number(number));
  }
  return { figures, unread };
}
