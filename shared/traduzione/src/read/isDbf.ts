/** First bytes of the versions of dBase and FoxPro. */
const VERSIONS = new Set([0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x83, 0x8b, 0xcb, 0xf5, 0xfb]);
/** Bytes before the descriptions of the columns, and of each description. */
const DESCRIPTION = 32;
/** The byte after the last description. */
const END = 0x0d;

/** Whether a file is a DBF table: it has no name in its first bytes, but its version, a day, and columns that end where they must. */
export function isDbf(bytes: Uint8Array): boolean {
  const [version = 0, , month = 0, day = 0] = bytes;
  const header = (bytes[8] ?? 0) + (bytes[9] ?? 0) * 256;
  if (!VERSIONS.has(version) || month < 1 || month > 12 || day < 1 || day > 31 || header > bytes.length) return false;
  for (let at = DESCRIPTION * 2; at < header; at += DESCRIPTION) if (bytes[at] === END) return true;
  return false;
}
