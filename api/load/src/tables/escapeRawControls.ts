const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * JSON text with the raw control characters inside its strings escaped. The published services leave them as they are:
 * the text of an act holds raw line breaks. Outside strings nothing changes.
 */
export function escapeRawControls(text: string): string {
  const parts: string[] = [];
  let [inString, copied] = [false, 0];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '"') inString = !inString;
    else if (inString && character === '\\') at += 1;
    else if (inString && character < ' ') {
      parts.push(text.slice(copied, at), ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
      copied = at + 1;
    }
  }
  return parts.join('') + text.slice(copied);
}
