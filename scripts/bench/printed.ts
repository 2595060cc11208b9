/** A figure beside its target, and what it was computed of. A slow machine makes no benchmark fail. */
export const printed = (what: string, value: number, limit: number, text: (value: number) => string = String, of = ''): void =>
  console.log(`${value <= limit ? 'met   ' : 'MISSED'}  ${what}: ${text(value)} of at most ${text(limit)}${of && ` (${of})`}`);
