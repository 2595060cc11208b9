/** Milliseconds that the registry and the configuration may take. */
export const READ_LIMIT_MS = 3_000;

/** The text at an address. Rejects for an error status, and when the answer takes longer than the limit. */
export async function fetchText(address: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(READ_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.text();
}
