/**
 * The lines of a text that was wrapped, each with the space at which it was wrapped: without it, a reader that follows the tags joins the
 * last word of a line with the first one of the next. A word that was too long for its line stays one word.
 */
export function withWordBreaks(lines: readonly string[], text: string): string[] {
  let from = 0;
  return lines.map((line, index) => {
    const at = text.indexOf(line, from);
    if (at >= 0) from = at + line.length;
    const broken = at >= 0 && /\S/.test(text.charAt(from));
    return index === lines.length - 1 || broken ? line : `${line} `;
  });
}
