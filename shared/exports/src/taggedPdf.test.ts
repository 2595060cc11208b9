/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matterhornFaults } from '@territori/harness/pdf/matterhornFaults';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { ExportTable } from './ExportTable.ts';
import { ownLook } from './look.fixture.ts';
import { tablePdf } from './tablePdf.ts';

const require = createRequire(import.meta.url);
const font = (path: string) => readFileSync(require.resolve(`@expo-google-fonts/titillium-web/${path}`)).toString('base64');
const fonts = { regular: font('400Regular/TitilliumWeb_400Regular.ttf'), bold: font('600SemiBold/TitilliumWeb_600SemiBold.ttf') };

const columns = [
  { name: 'PRO_COM_T', label: 'Codice Comune' },
  { name: 'COMUNE', label: 'Denominazione' },
  { name: 'NOTA', label: 'Nota' },
];
const rows = Array.from({ length: 90 }, (_, index) => ({
  PRO_COM_T: String(index).padStart(6, '0'),
  COMUNE: `Comune ${index}`,
  NOTA: null,
}));

interface Node {
  readonly role?: string;
  readonly lang?: string;
  readonly children?: readonly Node[];
  readonly type?: string;
  readonly id?: string;
}

const pdf = (table: Partial<ExportTable> = {}) =>
  new Uint8Array(
    tablePdf({
      table: { title: 'Elenco <dei> comuni', subtitles: ['Alla data 01/01/2025'], language: 'it', columns, rows, ...table },
      fonts,
      look: ownLook,
      footer: 'Pagina {{page}} di {{pages}}',
      groupTitle: 'Gruppo {{group}} di {{groups}}',
    }),
  );

async function read(table: Partial<ExportTable> = {}) {
  const bytes = pdf(table);
  const raw = Buffer.from(bytes).toString('latin1');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      return { tree: (await page.getStructTree()) as Node, text: await page.getTextContent({ includeMarkedContent: true }) };
    }),
  );
  return { document, raw, pages };
}

const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)];
/** The marked content of a node, by its ids. */
const contents = (node: Node) => nodes(node).flatMap(({ type, id }) => (type === 'content' && id ? [id] : []));
/** The nodes with a role and with content on the page: the tree of a page also has the elements of the other pages, empty. */
const withRole = (node: Node, role: string) => nodes(node).filter((each) => each.role === role && contents(each).length > 0);

describe('a PDF of a table', () => {
  it('says that it is tagged, in which language, and that it follows PDF/UA-1', async () => {
    const { document, raw } = await read();
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(raw).toMatch(/\/Lang \(it\)/);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toContain('<rdf:li xml:lang="x-default">Elenco &lt;dei&gt; comuni</rdf:li>');
    const { metadata } = await document.getMetadata();
    expect(metadata?.get('dc:title')).toBe('Elenco <dei> comuni');
  });

  it('has a heading, a paragraph for each line below it, and a table', async () => {
    const [first] = (await read()).pages;
    expect(
      first &&
        nodes(first.tree)
          .filter(({ role }) => role && ['H1', 'P', 'Table'].includes(role))
          .map(({ role }) => role),
    ).toEqual(['H1', 'P', 'Table']);
  });

  it('has a header cell for each column, and the name of each row as its header', async () => {
    const { pages, raw } = await read();
    const trees = pages.map(({ tree }) => tree);
    const columnHeaders = trees.flatMap((tree) => withRole(tree, 'TR').filter((row) => withRole(row, 'TD').length === 0));
    expect(columnHeaders, 'the header that is repeated on each page is not content').toHaveLength(1);
    expect(withRole(columnHeaders[0] as Node, 'TH')).toHaveLength(columns.length);
    expect(trees.flatMap((tree) => withRole(tree, 'TH'))).toHaveLength(columns.length + rows.length);
    expect(trees.flatMap((tree) => withRole(tree, 'TD'))).toHaveLength(2 * rows.length);
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(columns.length);
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(rows.length);
  });

  it('has every text in an element of the structure or marked as no content', async () => {
    const { pages } = await read();
    expect(pages.length).toBeGreaterThan(1);
    for (const { tree, text } of pages) {
      const known = new Set(contents(tree));
      const seen: string[] = [];
      let open: string | undefined;
      for (const item of text.items as readonly { type?: string; id?: string; tag?: string; str?: string }[]) {
        if (item.type === 'beginMarkedContentProps') open = item.tag === 'Artifact' ? 'Artifact' : item.id;
        else if (item.type === 'beginMarkedContent') open = item.tag;
        else if (item.type === 'endMarkedContent') open = undefined;
        else if (item.str?.trim()) {
          expect(open, item.str).toBeDefined();
          if (open !== 'Artifact') seen.push(String(open));
        }
      }
      for (const id of seen) expect(known.has(id), id).toBe(true);
      expect(known.size, 'no element without its content').toBeGreaterThanOrEqual(new Set(seen).size);
    }
  });

  it('keeps the words of wrapped lines apart for readers that follow the tags, and long words whole', async () => {
    const label = 'Codice della Ripartizione geografica';
    const title = 'Elenco delle unità territoriali '.repeat(8).trim();
    const word = 'Precipitevolissimevolmente'.repeat(4);
    const { document } = await read({ title, columns: [{ name: 'COD_RIP', label }], rows: [{ COD_RIP: '1' }, { COD_RIP: word }] });
    const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
    const texts: string[] = [];
    fnArray.forEach((operator, place) => {
      if (operator === OPS.beginMarkedContentProps) texts.push('');
      if (operator !== OPS.showText) return;
      const glyphs = (argsArray[place] as [readonly ({ unicode: string } | number)[]])[0];
      const shown = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
      texts.push(`${texts.pop() ?? ''}${shown}`);
    });
    expect(texts).toEqual(expect.arrayContaining([title, label, word]));
  });

  it('marks the rows as Italian in an English document', async () => {
    const { raw } = await read({ language: 'en' });
    expect(raw.match(/\/S \/TR[^>]*\/Lang \(it\)/g)).toHaveLength(rows.length);
  });
});

describe('the failure conditions of the Matterhorn Protocol', () => {
  const wide = Array.from({ length: 30 }, (_, index) => ({ name: `C${index}`, label: `Colonna ${index}` }));
  const wideRow = Object.fromEntries(wide.map(({ name }, index) => [name, `valore ${index}`]));

  it.each<[string, Partial<ExportTable>]>([
    ['a table of several pages', {}],
    ['no rows', { rows: [] }],
    ['an English document', { language: 'en' }],
    ['groups of columns', { columns: wide, rows: Array.from({ length: 60 }, () => wideRow) }],
    [
      'letters of other languages',
      { rows: [{ PRO_COM_T: '021008', COMUNE: 'Bolzano/Bozen, Valle d’Aosta/Vallée, Žabnica', NOTA: '«à»' }] },
    ],
    ['a cell longer than a page', { rows: [{ PRO_COM_T: '1', COMUNE: 'parola '.repeat(4_000), NOTA: null }] }],
  ])('do not occur with %s', (_, table) => {
    expect(matterhornFaults(pdf(table))).toEqual([]);
  });

  // so that the checks themselves are known to find faults
  it.each([
    ['01: content 0 of page 1 is not in the structure tree', /\/S \/H1( [^>]*)\/K 0/, '/S /H1$1'],
    ['02: names of the standard are mapped to others', '/Type /StructTreeRoot', '/Type /StructTreeRoot /RoleMap <</H1 /P>>'],
    ['06: the document is not marked as tagged', '/Marked true', '/Marked false'],
    ['06: the metadata do not name PDF/UA-1', '<pdfuaid:part>1', '<pdfuaid:part>7'],
    ['07: the window does not show the title', '/DisplayDocTitle true', '/DisplayDocTitle false'],
    ['09: /TD stands in /Document', '/S /P', '/S /TD'],
    ['10: glyph', /\/ToUnicode \d+ 0 R/, ''],
    ['11: the document has no language', '/Lang (it)', '/Lang ()'],
    ['11: /H1', '/S /H1', '/Lang (italiano) /S /H1'],
    ['14: the first heading is not of level 1', '/S /H1', '/S /P'],
    ['15: header cell', /\/A <<\/O \/Table \/Scope \/Row>>/, ''],
    ['28: page 1 is not walked in the order of its structure', '/Tabs /S', '/Tabs /R'],
    ['31: font', '/FontFile2', '/FontFile9'],
    ['31: glyph', /\/W \[(\d+) \[\d+\]/, '/W [$1 [1]'],
  ])('are found: %s', (fault, before, after) => {
    const text = Buffer.from(pdf()).toString('latin1');
    const broken = text.replace(before, after);
    expect(broken).not.toBe(text);
    expect(matterhornFaults(Buffer.from(broken, 'latin1')).join('\n')).toContain(fault);
  });
});
