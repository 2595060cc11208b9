import { EXAMPLE_LISTS, type ExampleList } from '@territori/api-testing/exampleLists/exampleLists';
import { newCodesOf2016 } from '@territori/api-testing/exampleLists/sardinia';
import { day, openHistory } from '@territori/api-testing/testHistory';
import { ListError, type OpenedList, openList, readGrids, translateList } from '@territori/traduzione';
import { isoDay, isoEnd } from '@territori/traduzione/storia';
import { describe, expect, it } from 'vitest';

const index = await openHistory();

describe('a list as people have it', () => {
  const open = async (file: ExampleList): Promise<OpenedList> => openList(index, await readGrids(await EXAMPLE_LISTS[file]()));

  it.each<[ExampleList, string, string, string, number]>([
    ['comuni_2011_senza_intestazione.csv', 'colonna 1', '2011-02-11', '2012-06-30', 8092],
    ['comuni_elezioni_2018.csv', 'PRO_COM', '2018-02-01', '2018-02-17', 7958],
    ['popolazione_latin1.csv', 'CODICE_ISTAT', '2019-05-31', '2019-10-11', 7914],
    ['votanti_2022_nomi.csv', 'COMUNE', '2022-03-03', '2022-08-12', 7904],
    ['province.csv', 'sigla_provincia', '2016-04-28', '2026-01-01', 149],
    ['sardegna_2010.geojson', 'PRO_COM', '2006-01-01', '2016-04-28', 377],
    ['sardegna_2016_due_codici.xlsx', 'istat_new', '2016-04-28', '2026-01-01', 156],
  ])('%s: column %s, in force from %s to %s', async (file, column, from, to, rows) => {
    const { table, recognition } = await open(file);
    const { epoch, chosen } = recognition;
    expect([table.header[chosen.column], isoDay(epoch.from ?? 0), isoEnd(epoch.to ?? 0), table.rows.length]).toEqual([
      column,
      from,
      to,
      rows,
    ]);
    const { outcomes, counts } = translateList(index, table, recognition, epoch.from as number, day('2026-01-01'));
    expect(outcomes).toHaveLength(rows);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows);
  });

  it('suggests the code of Cellio con Breia for its typing error, and applies it nowhere', async () => {
    const { table, recognition } = await open('comuni_elezioni_2018.csv');
    const { outcomes } = translateList(index, table, recognition, recognition.epoch.from as number, day('2026-01-01'));
    const [row] = outcomes.filter((_, line) => table.rows[line]?.[5] === 'CELLIO CON BREIA');
    expect([row?.outcome, row?.target, row?.suggestion, row?.notices]).toEqual(['sconosciuta', null, '002171', ['refuso_probabile']]);
    const [busi] = outcomes.filter((_, line) => table.rows[line]?.[5] === "TORRE DE' BUSI");
    expect([busi?.outcome, busi?.target?.code, busi?.translatedFrom]).toEqual(['fuori_epoca', '016215', '2018-01-26']);
  });

  it('finds the municipality None among names', async () => {
    const { table, recognition } = await open('votanti_2022_nomi.csv');
    const { outcomes } = translateList(index, table, recognition, recognition.epoch.from as number, day('2026-01-01'));
    const none = outcomes[table.rows.findIndex((row) => row.includes('NONE'))];
    expect([none?.outcome, none?.target?.code]).toEqual(['invariata', '001168']);
  });

  it('takes 42 rows for no province, and NA for Napoli', async () => {
    const { table, recognition } = await open('province.csv');
    const { outcomes } = translateList(index, table, recognition, recognition.epoch.from as number, day('2025-01-01'));
    const [none, found] = [outcomes.filter(({ outcome }) => outcome === 'vuota'), outcomes.flatMap(({ target }) => target ?? [])];
    expect([none.length, found.length]).toEqual([42, 107]);
    expect(outcomes[table.rows.findIndex((row) => row.includes('NA'))]?.target?.name).toBe('Napoli');
  });

  it('leads all of Sardinia of 2010 on to 2026', async () => {
    const { table, recognition } = await open('sardegna_2010.geojson');
    const { counts } = translateList(index, table, recognition, recognition.epoch.from as number, day('2026-01-01'));
    expect(counts).toEqual({ ricodificata: 377 });
  });

  it('reproduces the published correspondence of Sardinia 2016, forwards and backwards, and names the other column', async () => {
    const { table, recognition } = await open('sardegna_2016_due_codici.xlsx');
    const [other] = recognition.others;
    expect([table.header[other?.candidate.column ?? -1], isoDay(other?.epoch.from ?? 0)]).toEqual(['istat_old', '2006-01-01']);
    const pairs = await newCodesOf2016();
    expect(pairs).toHaveLength(155);
    const codes = (column: string, from: string, to: string) => {
      const { table: own, recognition: read } = openList(
        index,
        [{ sheet: null, separator: ';', rows: [table.header, ...table.rows], headed: true }],
        { column },
      );
      return translateList(index, own, read, day(from), day(to)).outcomes.flatMap(({ target }) => target?.code ?? []);
    };
    expect(codes('istat_old', '2016-04-27', '2016-04-28')).toEqual(pairs.map(({ current }) => current));
    expect(codes('istat_new', '2016-04-28', '2016-04-27')).toEqual(pairs.map(({ old }) => old));
    const { outcomes } = translateList(index, table, recognition, day('2016-04-28'), day('2025-01-01'));
    expect(outcomes.filter(({ outcome }) => outcome === 'vuota')).toHaveLength(1);
  });

  it('is a list of regions', async () => {
    await expect(open('regioni.csv')).rejects.toThrow(ListError);
    await expect(open('regioni.csv')).rejects.toMatchObject({ problem: 'elenco_di_regioni', parameters: { colonna: 'ISTAT' } });
  });
});
