import { deflateSync } from 'node:zlib';
import { readIdentity } from '@territori/identity/readIdentity';
import { describe, expect, it } from 'vitest';
import { pdfStreams, tracesOf } from './tracesOf.ts';

const other = readIdentity('esempio');
const own = readIdentity().colors.light.colorBrandBackground;

describe('the traces of our own identity', () => {
  it.each([
    ['a title', '<title>Roma - Territori</title>'],
    ['a title of a definition', '{"title":"Territori, public API"}'],
    ['a file name', 'attachment; filename="territori-openapi.json"; territori'],
    ['a colour of a style', `a{color:${own.toUpperCase()}}`],
    ['a colour of the page', 'rgb(10, 74, 138)'],
  ])('%s is one', (_, text) => {
    expect(tracesOf(text, other)).not.toEqual([]);
  });

  it.each([
    ['the ordinary words', 'Le unità territoriali e il territorio'],
    ['a tag', '<territori-glossario lang="en"></territori-glossario>'],
    ['a package', "import '@territori/kit'"],
    ['a colour of the other identity', other.colors.light.colorBrandBackground],
    ['white', '#ffffff'],
  ])('%s is none', (_, text) => {
    expect(tracesOf(text, other)).toEqual([]);
  });

  it('are found in the packed drawing of a PDF', () => {
    const packed = deflateSync(Buffer.from('0.04 0.29 0.54 rg 0 0 10 10 re f'));
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj <<>> stream\n'), packed, Buffer.from('\nendstream')]);
    expect(tracesOf(pdfStreams(pdf), other, true)).toEqual(['#0a4a8a']);
  });
});
