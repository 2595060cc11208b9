/** Bytes by which UTF-16 without a mark is recognised. */
const LOOKED_AT = 400;

/** UTF-16, by its mark or by the zeros of which half of a text in Latin letters consists; undefined for anything else. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = (parity: number) => start.filter((byte, place) => byte === 0 && place % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even === 0 && odd > start.length * 0.4) return 'utf-16le';
  return odd === 0 && even > start.length * 0.4 ? 'utf-16be' : undefined;
}

/** The text of a file: UTF-16, UTF-8 with or without a byte order mark, else windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
