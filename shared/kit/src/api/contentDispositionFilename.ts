/**
 * The file name in a content-disposition header (RFC 6266): `filename*` before `filename`. Directories and characters
 * that file systems refuse are removed. Undefined when the header has no name.
 */
export function contentDispositionFilename(header: string | null): string | undefined {
  if (!header) return undefined;
  const name = extended(header) ?? plain(header);
  const safe = name
    ?.replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}<>:"|?*]/gu, '')
    .trim();
  return safe || undefined;
}

function extended(header: string): string | undefined {
  const found = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return undefined;
  }
}

function plain(header: string): string | undefined {
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1];
  return quoted?.replace(/\\(.)/g, '$1') ?? /;\s*filename\s*=\s*([^;"\s]+)/i.exec(header)?.[1];
}
