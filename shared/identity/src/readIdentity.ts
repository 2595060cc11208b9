import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_TAG } from '@territori/languages';
import { Value } from 'typebox/value';
import { colorsOf } from './colors/colorsOf.ts';
import { refuseColors } from './colors/refuseColors.ts';
import { type Identity, IdentityFile } from './Identity.ts';
import { STATEMENT_NAMES, Statement } from './Statement.ts';

/** An identity that cannot be used. The message is one line, with the remedy. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

/** The folder with the identities that come with the program. */
const IDENTITIES = fileURLToPath(new URL('..', import.meta.url));

/** The file of an identity that says everything but its pictures. */
export const IDENTITY_FILE = 'identity.json';

/** The files that every identity has besides `identity.json`. */
export const PICTURES = ['mark.svg', 'icon.svg'] as const;

/** The languages in which an identity that has a statement must have it; it may have it in any other. */
const REQUIRED_LANGUAGES = ['it', 'en'] as const;

/** The file of a statement: its name and the tag of its language. */
const STATEMENT_FILE = new RegExp(`^([a-z]+)\\.(${LANGUAGE_TAG})\\.json$`);

/** The statements among the files of an identity, with their languages. */
export function statementsIn(files: readonly string[]): { file: string; name: string; language: string }[] {
  return files.flatMap((file) => {
    const [, name = '', language = ''] = STATEMENT_FILE.exec(file) ?? [];
    return STATEMENT_NAMES.some((known) => known === name) ? [{ file, name, language }] : [];
  });
}

/** The names of the identities that come with the program. */
export const identityNames = (): string[] => readdirSync(IDENTITIES).filter((name) => existsSync(join(IDENTITIES, name, IDENTITY_FILE)));

/**
 * Reads and checks an identity.
 * @param chosen the name of one that comes with the program, or the path of a folder
 * @throws IdentityError where the folder, a file or a value is missing or wrong, and where a colour cannot be made readable
 */
export function readIdentity(chosen = 'territori'): Identity {
  const folder = isAbsolute(chosen) || chosen.includes('/') ? resolve(chosen) : join(IDENTITIES, chosen);
  const refuse = (problem: string): never => {
    throw new IdentityError(`IDENTITY is "${chosen}": ${problem}`);
  };
  if (!existsSync(join(folder, IDENTITY_FILE)))
    refuse(`there is no ${IDENTITY_FILE} in ${folder}; name a folder, or one of ${identityNames().join(', ')}`);
  const has = (file: string) => existsSync(join(folder, file));
  const need = (files: readonly string[]) => {
    for (const file of files) if (!has(file)) refuse(`${file} is missing in ${folder}`);
  };
  need(PICTURES);
  const file = parsed(readFileSync(join(folder, IDENTITY_FILE), 'utf8')) ?? refuse(`${IDENTITY_FILE} is not JSON`);
  const [error] = Value.Errors(IdentityFile, file);
  if (error) refuse(`${error.instancePath.slice(1).replaceAll('/', '.') || IDENTITY_FILE} ${error.message}; see shared/identity/README.md`);
  const read = file as Omit<Identity, 'folder' | 'files' | 'colors'>;
  const { files: fonts = [], documents } = read.typeface ?? {};
  const found = statementsIn(readdirSync(folder));
  const required = found.flatMap(({ name }) => REQUIRED_LANGUAGES.map((language) => `${name}.${language}.json`));
  const statements = [...new Set([...required, ...found.map((statement) => statement.file)])];
  const files = [...PICTURES, ...statements, ...fonts.map((font) => font.file), ...Object.values(documents ?? {})];
  need(files);
  for (const statement of statements) {
    const [mistake] = Value.Errors(Statement, parsed(readFileSync(join(folder, statement), 'utf8')));
    if (mistake) refuse(`${statement} ${mistake.instancePath} ${mistake.message}; see shared/identity/README.md`);
  }
  const refusal = refuseColors(read.brand, read.accent);
  if (refusal) refuse(refusal);
  return { ...read, folder, files, colors: colorsOf(read.brand, read.accent) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
