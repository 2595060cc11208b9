/** Milliseconds that the registry and the configuration may take where the browser has kept a former one. */
export const READ_LIMIT_MS = 3_000;

/** The text at an address. Rejects for an error status, and when the answer takes longer than the limit, in milliseconds. */
export async function fetchText(address: string, init: RequestInit = {}, limit = READ_LIMIT_MS): Promise<string> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.text();
}
