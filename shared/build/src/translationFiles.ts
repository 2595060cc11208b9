import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized, SectionManifest } from '@territori/contract';
import type { Language } from '@territori/languages';
import { languageFolders } from '@territori/languages/languageFolders';

/** The translations of a workspace, in `shared/languages`: a folder for each language other than Italian. */
const folderOf = (root: string) => join(root, 'shared/languages');

/** The tags of the languages that have a folder. */
export const translatedLanguages = (root: string): readonly Language[] => languageFolders(folderOf(root));

/**
 * The files with the translations of a package, in every language: `<tag>/<package>.json` and those below `<tag>/<package>`.
 * @param folder the package's, below the root: `mf-home`, `shared/kit`
 */
export function translationFiles(root: string, folder: string): string[] {
  const name = folder.replace(/^shared\//, '');
  return translatedLanguages(root).flatMap((language) => {
    const [file, below] = [join(folderOf(root), language, `${name}.json`), join(folderOf(root), language, name)];
    const inside = existsSync(below)
      ? readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
      : [];
    return [...(existsSync(file) ? [file] : []), ...inside.sort().map((path) => join(below, path))];
  });
}

/** The files with the texts of a section in each language, by tag: its own, and in a workspace the translations of `shared/languages`. */
export function messageFiles(section: string, workspace?: { readonly root: string; readonly folder: string }): Record<string, string> {
  const own = join(section, 'src/messages');
  const files = readdirSync(own).flatMap((file) => (file.endsWith('.json') ? [[file.slice(0, -'.json'.length), join(own, file)]] : []));
  const translated = workspace
    ? translatedLanguages(workspace.root).map((language) => [
        language,
        join(folderOf(workspace.root), language, `${workspace.folder}.json`),
      ])
    : [];
  return Object.fromEntries([...translated, ...files].filter(([, file = '']) => existsSync(file)));
}

/**
 * Looks up texts by their keys, each in every language that has it. Throws for one that the Italian texts lack.
 * @param files the file with the texts in each language
 * @param by what names the keys: the error begins with it
 */
export function textsIn(files: Readonly<Record<string, string>>, by: string): (key: string) => Localized {
  const texts = Object.entries(files).map(([language, file]) => [language, JSON.parse(readFileSync(file, 'utf8'))] as const);
  return (key) => {
    const found = Object.fromEntries(texts.flatMap(([language, messages]) => (messages[key] ? [[language, messages[key] as string]] : [])));
    if (!found.it) throw new Error(`${by} names the text "${key}", which the Italian texts lack.`);
    return { ...found, it: found.it };
  };
}

/** The file with the titles of a section in each language, by tag, also where it does not exist. */
export function manifestTranslations(root: string, section: string): Record<string, string> {
  return Object.fromEntries(
    translatedLanguages(root).map((language) => [language, join(folderOf(root), language, section, 'manifest.json')]),
  );
}

/** A section's manifest with its titles in every language that has them: `title`, and `nav.label` where the menu has another word. */
export function withTranslations(manifest: SectionManifest, root: string, section: string): SectionManifest {
  const texts = Object.entries(manifestTranslations(root, section))
    .filter(([, file]) => existsSync(file))
    .map(([language, file]) => [language, JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>] as const);
  const each = (key: string) => Object.fromEntries(texts.flatMap(([language, { [key]: text }]) => (text ? [[language, text]] : [])));
  const { nav, title } = manifest;
  return {
    ...manifest,
    title: { ...title, ...each('title') },
    ...(nav && { nav: { ...nav, ...(nav.label && { label: { ...nav.label, ...each('nav.label') } }) } }),
  };
}
