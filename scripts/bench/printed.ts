/** A figure beside its target. A slow machine makes no benchmark fail. */
export const printed = (what: string, value: number, limit: number, text: (value: number) => string = String): void =>
  console.log(`${value <= limit ? 'met   ' : 'MISSED'}  ${what}: ${text(value)} of at most ${text(limit)}`);
