import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOption } from '@territori/build/cli/siteOptions';
import { openSite } from '@territori/build/site/openSite';
import { describe, expect, it } from 'vitest';
import { readSiteCommand } from './siteCommand.ts';

const example = 'npm run rollback -- glossario [--version 1.0.0] --to <site>';
const command = { example, part: true, options: { version: siteOption.version } } as const;

describe('the command line of a command about a site', () => {
  it('names a part, a site and options', () => {
    expect(readSiteCommand(['glossario', '--version', '1.0.0', '--to', 'site'], command)).toEqual({
      part: 'glossario',
      to: 'site',
      isNew: false,
      values: { version: '1.0.0' },
    });
  });

  it.each([
    ['no part', [], `Name a part, the shell or a section: ${example}`],
    ['an option without its value', ['glossario', '--version'], /^Option '--version <value>' argument missing\. Usage: npm run rollback/],
    [
      'an unknown option',
      ['glossario', '--verison', '1'],
      /^Unknown option '--verison'\. Did you mean --version\? Usage: npm run rollback/,
    ],
    ['two parts', ['glossario', 'storia'], `"storia" is not expected. Usage: ${example}`],
  ])('with %s is refused in one sentence', (_, argv, sentence) => {
    expect(() => readSiteCommand(argv, command)).toThrow(sentence);
  });

  it('without a site is refused in one sentence', async () => {
    await expect(openSite(undefined, { example })).rejects.toThrow(
      'Name the site, a folder or s3://bucket/folder, with --to or PORTALE_SITO',
    );
  });

  it('with an address at which there is no site is refused, and makes none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'territori-mistyped-'));
    const mistyped = join(folder, 'sit');
    await expect(openSite(mistyped, { example })).rejects.toThrow(`There is no site at ${mistyped}: correct the address`);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
