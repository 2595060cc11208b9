import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackage, root } from '@territori/build/workspace';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import type * as Remedies from '../../shared/build/src/remedies.ts';
import { REPOSITORY_SCRIPTS } from './newRepository.ts';
import { isFixture } from './packedManifest.ts';

const sources = join(root, 'shared/build/src');
const program = join(sources, 'cli/territori.ts');
/** The messages of one place or of the other: each is asked for by its own test. */
const OF_BOTH = join(sources, 'remedies.ts');

/** What `territori help` names. */
const commands = [
  ...spawnSync(process.execPath, ['--import', 'tsx', program, 'help'], { encoding: 'utf8', cwd: root }).stdout.matchAll(
    /^ {2}territori (\w+)/gm,
  ),
].map(([, word]) => word);

/** The texts in a source file, without its comments and imports. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !isFixture(name))
  .map((name) => join(sources, name));

/** The commands that a text names: what follows `npm run`, and the words of `territori`. */
const named = (text: string) => ({
  scripts: [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script]) => script),
  words: [...text.matchAll(/npx territori (\w+)/g)].map(([, word]) => word),
  others: [...text.matchAll(/npx (?:-y )?([\w@-]+)/g)].map(([, name]) => name).filter((name) => name !== 'territori'),
});

/** Programs of registries that a repository without ours can call. */
const OTHERS = ['pnpm', 'playwright-core'];

describe('a message that names a command', () => {
  it('names one that a repository of its own has', () => {
    expect(commands).toContain('owners');
    const texts = files.filter((file) => file !== OF_BOTH).flatMap((file) => textsIn(file).map((text) => ({ text, file })));
    let remedies = 0;
    for (const { text, file } of texts) {
      const { scripts, words, others } = named(text);
      remedies += scripts.length + words.length + others.length;
      for (const script of scripts) expect(Object.keys(REPOSITORY_SCRIPTS), `${file}: ${text}`).toContain(script);
      for (const word of words) expect(commands, `${file}: ${text}`).toContain(word);
      for (const other of others) expect(OTHERS, `${file}: ${text}`).toContain(other);
    }
    expect(remedies).toBeGreaterThan(8);
    for (const [script, command] of Object.entries(REPOSITORY_SCRIPTS))
      for (const [, word] of command.matchAll(/territori (\w+)/g)) expect(commands, script).toContain(word);
  });

  it('calls a command by its name alone where the command has it', () => {
    const called = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bcall\(\s*'([\w-]+)'/g)].map(([, word]) => ({ word, file })),
    );
    expect(called.length).toBeGreaterThan(8);
    for (const { word, file } of called) {
      expect(commands, file).toContain(word);
      expect(Object.keys((readPackage(root) as { scripts?: object }).scripts ?? {}), file).toContain(word);
    }
  });

  it.each([
    ['in a repository of its own', false, Object.keys(REPOSITORY_SCRIPTS), []],
    ['in the workspace', true, Object.keys((readPackage(root) as { scripts?: object }).scripts ?? {}), ['changeset']],
  ])('names one that is there, %s', async (_, inWorkspace, scripts, programs) => {
    vi.doMock('../../shared/build/src/workspace.ts', async (original) => ({ ...(await original<object>()), inWorkspace }));
    // a copy of the module, by another address: the other files of the worker keep theirs
    const copy = `../../shared/build/src/remedies.ts?${inWorkspace}`;
    const { call, howToList, howToRaise, howToRaiseShared, howToStage } = (await import(copy)) as typeof Remedies;
    vi.doUnmock('../../shared/build/src/workspace.ts');
    const texts = [call('owners', '--to <site>'), howToList, howToRaise, howToRaiseShared('@territori/ui'), howToStage('glossario')];
    for (const text of texts) {
      const found = named(text);
      for (const script of found.scripts) expect(scripts, text).toContain(script);
      for (const word of found.words) expect(commands, text).toContain(word);
      for (const other of found.others) expect(programs, text).toContain(other);
      if (inWorkspace) expect(found.words, text).toEqual([]);
    }
  });
});

it.each(['check', 'publish', 'rollback'])('%s says how it is used in any folder, with a text for each option', (word) => {
  const loader = import.meta.resolve('tsx');
  const { stdout, status } = spawnSync(process.execPath, ['--import', loader, program, word, '--help'], {
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: npx territori ${word}`);
  const options = [...stdout.matchAll(/\[?--([\w-]+)/g)].map(([, name]) => name);
  for (const option of options) expect(stdout, option).toMatch(new RegExp(`^ {2}--${option}.* {2}\\S`, 'm'));
});
