import { readFile } from 'node:fs/promises';

/**
 * What a file of decisions holds; null, which `readDecisions` refuses, where the text is not JSON. Throws the system's error where the file
 * cannot be read.
 */
export async function readDecisionsFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
