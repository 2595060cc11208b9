import { expect, it } from 'vitest';
import { ownPaths } from './ownPaths.ts';
import { clashSentences, refusePathClashes } from './refusePathClashes.ts';

const glossario = { id: 'glossario', routes: ['/glossario'] };

it('two sections with one path are named with the path and the files to change', () => {
  expect(clashSentences([glossario, { id: 'voci', routes: ['/voci', '/Glossario'] }], [])).toEqual([
    'The section glossario and the section voci both own the path /Glossario: change `routes` in mf-voci/src/manifest.ts or mf-glossario/src/manifest.ts.',
  ]);
});

it('a section cannot have the path of a page of the shell', async () => {
  expect(await ownPaths()).toContain('/privacy');
  expect(clashSentences([{ id: 'voci', routes: ['/privacy'] }], await ownPaths())).toEqual([
    'The shell and the section voci both own the path /privacy: change `routes` in mf-voci/src/manifest.ts.',
  ]);
});

it('the sections of this workspace have their paths to themselves', async () => {
  await expect(refusePathClashes()).resolves.toBeUndefined();
});
