import type { FailureKind } from './SectionFailure.ts';

/** Requests the address of a script that did not load and finds out why, because a browser only reports "error". */
export async function diagnose(src: string, integrity: string, signal: AbortSignal): Promise<FailureKind> {
  try {
    const response = await fetch(src, { signal });
    if (!response.ok) return 'unreachable';
    if (!/javascript/i.test(response.headers.get('content-type') ?? '')) return 'foreign';
    // the file is correct now, but did not arrive a moment ago
    return integrity && !(await matches(await response.arrayBuffer(), integrity)) ? 'altered' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

async function matches(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const [algorithm = '', expected] = integrity.split('-', 2);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), content);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}
