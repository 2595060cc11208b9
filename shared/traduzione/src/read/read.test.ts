import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListError } from '../ListError.ts';
import { delimitedText } from '../write/delimitedText.ts';
import { readDelimited } from './delimited.ts';
import { readGrids, readText } from './readGrids.ts';
import { readTable } from './readTable.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const problemOf = async (content: Uint8Array) => {
  try {
    await readGrids(content);
  } catch (error) {
    return (error as ListError).problem;
  }
  return undefined;
};
const none = () => false;

describe('a file that does not hold a list', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'vuoto'],
    ['blanks alone', bytes(' \n\n '), 'vuoto'],
    ['a PDF', bytes('%PDF-1.7 ...'), 'pdf'],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), 'immagine'],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]), 'immagine'],
    [
      'a workbook with a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])]),
      'xlsx_protetto',
    ],
    ['the beginning of a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'illeggibile'],
    [
      'a damaged workbook of before 2007',
      new Uint8Array(4096).fill(7).with(0, 0xd0).with(1, 0xcf).with(2, 0x11).with(3, 0xe0),
      'illeggibile',
    ],
    ['a WebP', new Uint8Array([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]), 'immagine'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'immagine'],
    ['a damaged GZIP', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0]), 'illeggibile'],
    ['an RTF', bytes('{\\rtf1\\ansi testo}'), 'archivio'],
    ['a web page', bytes('<html><table></table></html>'), 'html'],
    ['broken JSON', bytes('{"resultset": ['), 'illeggibile'],
    ['JSON without rows', bytes('{"resultset": []}'), 'senza_righe'],
    ['more than 50 MB', new Uint8Array(50 * 1024 * 1024 + 1), 'troppo_grande'],
  ])('%s', async (_, content, problem) => {
    expect(await problemOf(content)).toBe(problem);
  });
});

describe('a text file', () => {
  it('is read as it was written, whatever is in its cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ';', ',', '"', '\n', ' ', 'è', '|') });
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell, fc.constant('y')), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(rows, (written) => {
        const regular = Array.from({ length: 40 }, (_, line) => ['x', String(line), 'z', 'y']);
        expect(readDelimited(delimitedText([...regular, ...written], ';')).rows.slice(regular.length)).toEqual(written);
      }),
    );
  });

  it.each([';', ',', '\t', '|'])('with the separator "%s"', (separator) => {
    const rows = [
      ['codice', 'nome'],
      ['001001', 'Agliè'],
      ['001002', 'Airasca'],
    ];
    const grid = readDelimited(rows.map((row) => row.join(separator)).join('\r\n'));
    expect([grid.separator, grid.rows]).toEqual([separator, rows]);
  });

  it('of one column has no separator, also where a name has a comma', () => {
    expect(readDelimited('Roma\nMilano\nReggio, Emilia\nTorino\n').rows).toHaveLength(4);
    expect(readDelimited('Roma\nMilano\nTorino\n').separator).toBeNull();
  });

  it('is UTF-8, or windows-1252 where it is not', async () => {
    const [utf8] = await readGrids(bytes('nome\nAgliè'));
    const [latin] = await readGrids(new Uint8Array([...bytes('nome\nAgli'), 0xe8]));
    expect([utf8?.rows[1], latin?.rows[1]]).toEqual([['Agliè'], ['Agliè']]);
  });
});

describe('JSON', () => {
  it.each([
    ['an array', '[{"a": 1, "b": "x"}, {"a": null, "b": "y"}]'],
    ['an envelope', '{"resultset": [{"a": 1, "b": "x"}, {"b": "y"}]}'],
    ['GeoJSON', '{"type": "FeatureCollection", "features": [{"properties": {"a": 1, "b": "x"}}, {"properties": {"b": "y"}}]}'],
  ])('of %s', (_, text) => {
    expect(readText(text).rows).toEqual([
      ['a', 'b'],
      ['1', 'x'],
      ['', 'y'],
    ]);
  });
});

describe('the header of a table', () => {
  const table = (text: string, isKnown: (cell: string) => boolean = none) => readTable(readText(text), isKnown);

  it('stands below titles and above numbers', () => {
    const { header, rows } = table('Elenco dei comuni;;\nal 2020;;\n\nCodice;Nome;Abitanti\n001001;Agliè;2000\n001002;Airasca;3000\n');
    expect([header, rows.length]).toEqual([['Codice', 'Nome', 'Abitanti'], 2]);
  });

  it('stands below a title of two cells', () => {
    const { header, rows } = table('Popolazione residente;anno 2020;\nCodice;Nome;Abitanti\n001001;Agliè;2000\n001002;Airasca;3000\n');
    expect([header, rows.length]).toEqual([['Codice', 'Nome', 'Abitanti'], 2]);
  });

  it.each([
    ['above its parts', ';;;', 'Codice;Nome;Popolazione;;Note', ';;Maschi;Femmine;'],
    ['of which most stand in the second row', 'Popolazione 2020;;;;', 'Codice;;Popolazione;;', ';Nome;Maschi;Femmine;Note'],
  ])('has two rows where groups stand %s', (_, title, upper, lower) => {
    const { header, rows } = table([title, upper, lower, '001001;Agliè;1;2;x', '001002;Airasca;3;4;', '001003;Ala;5;6;'].join('\n'));
    expect([header.slice(0, 4), rows.length]).toEqual([['Codice', 'Nome', 'Popolazione Maschi', 'Popolazione Femmine'], 3]);
  });

  it('is the first row where it leaves a column without a name', () => {
    const { header, rows } = table('Codice;Nome;\n001001;Agliè;n.d.\n001002;Airasca;3\n001003;Ala;4\n', (cell) => cell.startsWith('0010'));
    expect([header, rows.length]).toEqual([['Codice', 'Nome', ''], 3]);
  });

  it('is missing where the first row is known', () => {
    const { header, hasHeader, rows } = table('001001;Agliè\n001002;Airasca\n001003;Ala', (cell) => cell === 'Agliè');
    expect([header, hasHeader, rows.length]).toEqual([['colonna 1', 'colonna 2'], false, 3]);
  });

  it('does not count rows that are wholly empty', () => {
    expect(table('Codice;Nome\n001001;Agliè\n;\n\n001002;Airasca').rows).toHaveLength(2);
  });

  it('of a second list, below or beside the first, is refused', () => {
    const below = 'Codice;Nome\n1001;a\n1002;b\n1003;c\n;\nProvincia;Abitanti\nTorino;1\nVercelli;2\nNovara;3\n';
    expect(() => table(below)).toThrow(expect.objectContaining({ problem: 'due_elenchi' }));
    const beside = 'Codice;Nome;;Codice;Nome\n1001;a;;2001;d\n1002;b;;2002;e\n';
    expect(() => table(beside)).toThrow(expect.objectContaining({ problem: 'due_elenchi' }));
  });
});
