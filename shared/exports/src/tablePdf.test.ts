/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { ExportTable } from './ExportTable.ts';
import { ownLook } from './look.fixture.ts';
import { tablePdf } from './tablePdf.ts';

const require = createRequire(import.meta.url);
const font = (path: string) => readFileSync(require.resolve(`@expo-google-fonts/titillium-web/${path}`)).toString('base64');
const fonts = { regular: font('400Regular/TitilliumWeb_400Regular.ttf'), bold: font('600SemiBold/TitilliumWeb_600SemiBold.ttf') };

async function pdf(table: Partial<ExportTable>) {
  const progress: number[] = [];
  const bytes = tablePdf(
    {
      table: { title: 'Elenco dei comuni', subtitles: ['Alla data 01/01/2025'], language: 'it', columns: [], rows: [], ...table },
      fonts,
      look: ownLook,
      footer: 'Pagina {{page}} di {{pages}}',
      groupTitle: 'Gruppo di colonne {{group}} di {{groups}}',
    },
    (ratio) => progress.push(ratio),
  );
  const raw = Buffer.from(bytes).toString('latin1');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const sizes: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    sizes.push(page.view);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/ +/g, ' '),
    );
  }
  const outline = (await document.getOutline()) ?? [];
  return { outline, pages, sizes, progress, metadata: (await document.getMetadata()).info as Record<string, string>, raw };
}

const columns = [
  { name: 'PRO_COM_T', label: 'Codice Comune' },
  { name: 'COMUNE', label: 'Denominazione' },
];
const rows = [
  { PRO_COM_T: '032004', COMUNE: 'Duino Aurisina-Devin Nabrežina' },
  { PRO_COM_T: '066049', COMUNE: "L'Aquila" },
  { PRO_COM_T: '021004', COMUNE: 'Appiano sulla strada del vino/Eppan an der Weinstraße' },
  { PRO_COM_T: '000001', COMUNE: null },
];

describe('tablePdf', () => {
  it('is a landscape A4 with title, language and page numbers', async () => {
    const { pages, sizes, metadata, raw } = await pdf({ columns, rows });
    expect(sizes[0]?.map(Math.round)).toEqual([0, 0, 842, 595]);
    expect(metadata.Title).toBe('Elenco dei comuni');
    expect(metadata.Creator).toBe('Territori');
    expect(raw).toContain('/Lang (it)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Elenco dei comuni Alla data 01/01/2025');
    expect(pages[0]).toContain('Pagina 1 di 1');
  });

  it('keeps leading zeros and the letters of every name', async () => {
    const { pages } = await pdf({ columns, rows });
    for (const { PRO_COM_T, COMUNE } of rows) expect(pages[0]).toContain(`${PRO_COM_T} ${COMUNE ?? ''}`.trim());
  });

  it('repeats the header on each page and reports progress', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ PRO_COM_T: String(index).padStart(6, '0'), COMUNE: `Comune ${index}` }));
    const { pages, progress } = await pdf({ columns, rows: many });
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toContain('Codice Comune Denominazione');
    expect(pages.at(-1)).toContain(`Pagina ${pages.length} di ${pages.length}`);
    expect(progress).toEqual([0, 0.5]);
  });

  it('has bookmarks: the title, and each page by the name that it begins with', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ PRO_COM_T: String(index).padStart(6, '0'), COMUNE: `Nabrežina ${index}` }));
    const { outline, pages } = await pdf({ columns, rows: many });
    expect(outline.map(({ title }) => title)).toEqual(['Elenco dei comuni']);
    const marks = outline[0]?.items ?? [];
    expect(marks).toHaveLength(pages.length);
    expect(marks[0]?.title).toBe('Nabrežina 0');
    for (const [index, { title }] of marks.entries()) expect(pages[index]).toContain(title);
  });

  it('has a bookmark for each group of columns, with its pages within', async () => {
    const wide = [...columns, ...Array.from({ length: 20 }, (_, index) => ({ name: `N${index}`, label: `Nota numero ${index}` }))];
    const row = Object.fromEntries(wide.map(({ name }) => [name, `valore piuttosto lungo di ${name}`]));
    const { outline, pages } = await pdf({ columns: wide, rows: [{ ...row, PRO_COM_T: '001001', COMUNE: 'Agliè' }] });
    const groups = outline[0]?.items ?? [];
    expect(groups.map(({ title }) => title)).toEqual(pages.map((_, index) => `Gruppo di colonne ${index + 1} di ${pages.length}`));
    for (const { items } of groups) expect(items.map(({ title }: { title: string }) => title)).toEqual(['Agliè']);
  });

  it('cuts columns that do not fit into groups, code and name repeated in each', async () => {
    const wide = [...columns, ...Array.from({ length: 20 }, (_, index) => ({ name: `N${index}`, label: `Nota numero ${index}` }))];
    const row = Object.fromEntries(wide.map(({ name }) => [name, `valore piuttosto lungo di ${name}`]));
    const { pages } = await pdf({ columns: wide, rows: [{ ...row, PRO_COM_T: '001001', COMUNE: 'Agliè' }] });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('001001 Agliè');
    for (const { name } of wide.slice(2))
      expect(pages.filter((page) => page.includes(`di ${name} `) || page.endsWith(`di ${name}`)).length).toBe(1);
    expect(pages[1]).toContain(`Gruppo di colonne 2 di ${pages.length}`);
  });

  it('is a page with its header when there are no rows', async () => {
    const { pages } = await pdf({ columns });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Codice Comune');
  });
});
