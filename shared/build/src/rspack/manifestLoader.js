// Plain JavaScript: the bundler loads it by itself, without the compiler of its configuration.
import { existsSync, readFileSync } from 'node:fs';

/**
 * Adds the titles of other languages to a section's manifest, whose source has the Italian ones: the section knows them before its texts
 * have come.
 * @this {import('@rspack/core').LoaderContext<{ files: Readonly<Record<string, string>> }>} the file of each language
 * @param {string} source
 */
export default function manifestLoader(source) {
  const { files } = this.getOptions();
  const texts = [];
  for (const [language, file] of Object.entries(files)) {
    this.addDependency(file);
    if (existsSync(file)) texts.push([language, JSON.parse(readFileSync(file, 'utf8'))]);
  }
  const titles = texts.map(([language, { title }]) => title && [language, title]).filter(Boolean);
  const labels = texts.map(([language, { 'nav.label': label }]) => label && [language, label]).filter(Boolean);
  const added = (place, entries) =>
    entries.length > 0 ? `Object.assign(${place}, ${JSON.stringify(Object.fromEntries(entries))});\n` : '';
  return `${source}\n${added('manifest.title', titles)}${added('manifest.nav.label', labels)}`;
}
