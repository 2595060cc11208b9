import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['it', 'en'] as const;

/** A sentence for each text that one language alone has, and for each file of texts that cannot be read. */
export function textFaults(directory: string): string[] {
  const faults: string[] = [];
  const keys = LANGUAGES.map((language) => {
    const file = `src/messages/${language}.json`;
    if (!existsSync(join(directory, file))) return undefined;
    try {
      return new Set(Object.keys(JSON.parse(readFileSync(join(directory, file), 'utf8')) as object));
    } catch (error) {
      faults.push(`${file} cannot be read: ${(error as Error).message}.`);
      return undefined;
    }
  });
  const [it, en] = keys;
  if (!it || !en) return faults;
  const lacking = (from: Set<string>, to: Set<string>, [has, lacks]: readonly [string, string]) =>
    [...from]
      .filter((key) => !to.has(key))
      .map((key) => `src/messages/${lacks}.json has no text "${key}", which src/messages/${has}.json has.`);
  return [...faults, ...lacking(it, en, ['it', 'en']), ...lacking(en, it, ['en', 'it'])];
}
