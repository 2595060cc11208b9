/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { ownLook } from './look.fixture.ts';
import { columnsOfOnePage, estimatePdfPages } from './pdfPages.ts';
import { tablePdf } from './tablePdf.ts';

const require = createRequire(import.meta.url);
const font = (path: string) => readFileSync(require.resolve(`@expo-google-fonts/titillium-web/${path}`)).toString('base64');
const fonts = { regular: font('400Regular/TitilliumWeb_400Regular.ttf'), bold: font('600SemiBold/TitilliumWeb_600SemiBold.ttf') };

const wide = [
  { name: 'PRO_COM_T', label: 'Codice Comune (alfanumerico)' },
  { name: 'COMUNE', label: 'Comune' },
  ...Array.from({ length: 16 }, (_, index) => ({ name: `C${index}`, label: `Codice dell’unità ${index}` })),
];
const row = (index: number) => ({
  ...Object.fromEntries(wide.map(({ name }, place) => [name, place % 3 ? '001' : 'Valle d’Aosta/Vallée d’Aoste'])),
  PRO_COM_T: String(index).padStart(6, '0'),
  COMUNE: index % 5 ? 'Ledro' : 'San Giovanni in Persiceto',
});
const rows = Array.from({ length: 300 }, (_, index) => row(index));

describe('the number of pages of a PDF', () => {
  it.each([
    ['all columns', wide],
    ['three columns', wide.slice(0, 3)],
  ])('is about right for %s, from ten of the rows', (_, columns) => {
    const bytes = tablePdf({
      table: { title: 'x', subtitles: [], language: 'it', columns, rows },
      fonts,
      look: ownLook,
      footer: '',
      groupTitle: '',
    });
    const pages =
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length ?? 0;
    const estimated = estimatePdfPages(columns, rows.slice(0, 10), rows.length);
    expect(pages).toBeGreaterThan(1);
    expect(Math.abs(estimated - pages) / pages, `${estimated} for ${pages}`).toBeLessThan(0.25);
  });

  it('is one for a table without rows', () => {
    expect(estimatePdfPages(wide.slice(0, 2), [], 0)).toBe(1);
  });
});

it('offers code, name and as many columns as fit on a page', () => {
  const fewer = columnsOfOnePage(wide, rows.slice(0, 10));
  expect(fewer.slice(0, 2).map(({ name }) => name)).toEqual(['PRO_COM_T', 'COMUNE']);
  expect(fewer.length).toBeGreaterThan(2);
  expect(fewer.length).toBeLessThan(wide.length);
});
