import { day, openHistory } from '@territori/api-testing/testHistory';
import { discordantValues, type ListChoice, openList, readText, translateList } from '@territori/traduzione';
import { isoDay, isoEnd, italianNamesOf, type Version } from '@territori/traduzione/storia';
import { describe, expect, it } from 'vitest';

const index = await openHistory();

describe('the recognition of lists made from the real history', () => {
  const inForce = (iso: string): Version[] => index.comune.versions.filter(({ from, to }) => from <= day(iso) && day(iso) < to);
  const provinceOf = ({ parent }: Version, iso: string): Version => index.uts.at(parent ?? 0, day(iso)) as Version;
  const list = (header: string, rows: readonly string[]) => [header, ...rows].join('\n');
  const read = (text: string, choice?: ListChoice) => {
    const { table, recognition } = openList(index, [readText(text)], choice);
    const { epoch, chosen } = recognition;
    return {
      table,
      recognition,
      column: table.header[chosen.column],
      kind: chosen.kind,
      from: epoch.from === null ? null : isoDay(epoch.from),
      to: epoch.to === null ? null : isoEnd(epoch.to),
      verdict: epoch.verdict,
    };
  };
  /** Contains the day on which the list was made. */
  const spans = ({ from, to }: { from: string | null; to: string | null }, iso: string) =>
    from !== null && from <= iso && (to === null || iso < to);
  const every = <T>(items: readonly T[], step: number) => items.filter((_, place) => place % step === 0);

  it('reads codes without their zeros', () => {
    const found = read(
      list(
        'PRO_COM;ABITANTI',
        inForce('2012-01-01').map(({ code }) => `${Number(code)};1234`),
      ),
    );
    expect([found.kind, found.verdict, spans(found, '2012-01-01')]).toEqual(['comune', 'certa', true]);
  });

  it('reads a code in two columns', () => {
    const rows = inForce('2012-01-01').map(({ code, name }) => `${Number(code.slice(0, 3))};${Number(code.slice(3))};"${name}"`);
    const found = read(list('PRO;COM;X', rows), {});
    const codes = read(
      list(
        'PRO;COM',
        rows.map((row) => row.split(';').slice(0, 2).join(';')),
      ),
    );
    expect([codes.kind, codes.column, codes.verdict, spans(codes, '2012-01-01')]).toEqual(['progressivo', 'COM', 'certa', true]);
    expect(spans(found, '2012-01-01')).toBe(true);
  });

  it('reads cadastral codes', () => {
    const found = read(
      list(
        'Belfiore',
        inForce('2020-01-01').flatMap(({ cadastral }) => cadastral ?? []),
      ),
    );
    expect([found.kind, spans(found, '2020-01-01')]).toEqual(['catastale', true]);
  });

  it('reads names beside plates, and tells homonyms apart by them', () => {
    const found = read(
      list(
        'Comune,Prov',
        inForce('2020-01-01').map((version) => `"${version.name.toUpperCase()}",${provinceOf(version, '2020-01-01').plate}`),
      ),
    );
    expect([found.kind, spans(found, '2020-01-01')]).toEqual(['nome', true]);
    const { counts } = translateList(index, found.table, found.recognition, day('2020-01-01'), day('2020-01-01'));
    expect(counts).toEqual({ invariata: 7904 });
  });

  it('finds a homonym without a province ambiguous', () => {
    const found = read(list('Comune', ['Samone', ...every(inForce('2020-01-01'), 40).map(({ name }) => name)]));
    const [samone] = translateList(index, found.table, found.recognition, day('2020-01-01'), day('2025-01-01')).outcomes;
    expect([samone?.outcome, samone?.target, samone?.candidates.map(({ code }) => code)]).toEqual(['ambigua', null, ['001235', '022165']]);
  });

  it('reads a plate in brackets behind the name', () => {
    const rows = every(inForce('2020-01-01'), 40).map((version) => `${version.name} (${provinceOf(version, '2020-01-01').plate})`);
    const found = read(list('Comune', ['Samone (TN)', ...rows]));
    expect(translateList(index, found.table, found.recognition, day('2020-01-01'), day('2025-01-01')).outcomes[0]?.target?.code).toBe(
      '022165',
    );
  });

  it('lets accents, apostrophes, case, hyphens, entities and the order of two languages not matter', () => {
    const rows = ["FORLI'", 'Forl&igrave;', 'forlì', 'BOZEN/BOLZANO', 'Bolzano - Bozen', 'BOLZANO', 'PRESICCE ACQUARICA', 'CANTU’'];
    const found = read(list('Comune', [...rows, ...every(inForce('2021-06-01'), 40).map(({ name }) => name)]));
    const { outcomes } = translateList(index, found.table, found.recognition, day('2021-06-01'), day('2025-01-01'));
    expect(outcomes.slice(0, rows.length).map(({ target }) => target?.code)).toEqual([
      '040012',
      '040012',
      '040012',
      '021008',
      '021008',
      '021008',
      '075098',
      '013041',
    ]);
  });

  it('takes NA for Napoli in a list of plates', () => {
    const plates = [...new Set(inForce('2020-01-01').map((version) => provinceOf(version, '2020-01-01').plate))];
    const found = read(list('Prov', plates.map(String)));
    const { outcomes } = translateList(index, found.table, found.recognition, day('2020-01-01'), day('2025-01-01'));
    expect([found.kind, outcomes[plates.indexOf('NA')]?.target?.code]).toEqual(['sigla', '063']);
  });

  it('takes the newest coherent column of codes and names the others', () => {
    const rows = inForce('2012-01-01').flatMap((version) => {
      const now = index.comune.at(version.unit, day('2026-01-01'));
      return now ? [`${version.code};${now.code}`] : [];
    });
    const found = read(list('vecchio;nuovo', rows));
    expect([found.column, found.recognition.others.map(({ candidate }) => found.table.header[candidate.column])]).toEqual([
      'nuovo',
      ['vecchio'],
    ]);
  });

  it('does not take the order of rows and columns into account', () => {
    const rows = inForce('2015-06-01').map(({ code, name }, place) => [code, name.replaceAll(';', ' '), String(place * 7)]);
    const straight = read(
      list(
        'a;b;c',
        rows.map((row) => row.join(';')),
      ),
    );
    const turned = read(
      list(
        'c;b;a',
        rows.toReversed().map((row) => row.toReversed().join(';')),
      ),
    );
    expect([turned.column, turned.from, turned.to, turned.verdict]).toEqual([
      straight.column,
      straight.from,
      straight.to,
      straight.verdict,
    ]);
  });

  it('finds a list of one province, and a sample of 300, in their time', () => {
    const province = read(
      list(
        'codice',
        inForce('2010-06-01')
          .filter(({ code }) => code.startsWith('108'))
          .map(({ code }) => code),
      ),
    );
    const sample = read(
      list(
        'codice',
        every(inForce('2017-03-01'), 26).map(({ code }) => code),
      ),
    );
    expect([spans(province, '2010-06-01'), spans(sample, '2017-03-01')]).toEqual([true, true]);
  });

  it('is never certain and wrong, whatever is missing from a list', () => {
    for (const iso of ['1995-05-01', '2003-01-01', '2009-08-01', '2014-02-10', '2017-05-01', '2019-03-01', '2021-03-01', '2024-02-01']) {
      for (const [offset, step] of [
        [0, 20],
        [1, 33],
        [2, 50],
        [3, 3],
        [5, 97],
      ] as const) {
        const rows = inForce(iso)
          .filter((_, place) => (step === 3 ? place % step === 0 : place % step !== offset))
          .map(({ code }) => code);
        const found = read(list('codice', rows));
        if (found.verdict === 'certa') expect([iso, step, spans(found, iso)]).toEqual([iso, step, true]);
      }
    }
  }, 120_000);

  it('says that a list is mixed, and which other time explains the rest', () => {
    const [old, recent] = [inForce('2013-12-01'), inForce('2020-01-01')];
    const ended = old.filter(({ code }) => !recent.some((version) => version.code === code)).slice(0, 30);
    const found = read(
      list(
        'codice',
        [...recent, ...ended].map(({ code }) => code),
      ),
    );
    expect([found.verdict, found.recognition.epoch.alternatives.length > 0]).toEqual(['mista', true]);
    expect(discordantValues(index, found.recognition, found.table).every(({ reason }) => reason === 'cessato')).toBe(true);
  });

  it('recognises no epoch in a list of extinct units, and translates each from its last day when asked', () => {
    const ended = every(
      index.comune.versions.filter(
        ({ code, to }) =>
          to <= day('2024-01-01') && !index.comune.versions.some((other) => other.code === code && other.to > day('2024-01-01')),
      ),
      4,
    );
    const found = read(
      list(
        'codice',
        ended.map(({ code }) => code),
      ),
    );
    expect([found.verdict, found.from, found.to]).toEqual(['non_riconosciuta', null, null]);
    const { counts } = translateList(index, found.table, found.recognition, 'ultimo', day('2025-01-01'));
    expect(counts.fuori_epoca).toBeUndefined();
  });

  it('says of a code behind the last of its province that it may be newer than the edition', () => {
    const found = read(list('codice', ['024135', ...every(inForce('2025-01-01'), 10).map(({ code }) => code)]));
    const [row] = translateList(index, found.table, found.recognition, day('2025-01-01'), day('2025-01-01')).outcomes;
    expect([row?.outcome, row?.notices]).toEqual(['sconosciuta', ['forse_piu_recente']]);
  });

  it('takes a name that deviates for nothing but nome_diverso', () => {
    const rows = inForce('2020-01-01').map(({ code, name }) => `${code};${code === '035033' ? 'Regium Lepidi' : name}`);
    const found = read(list('codice;comune', rows));
    expect([found.verdict, spans(found, '2020-01-01')]).toEqual(['certa', true]);
    const { outcomes } = translateList(index, found.table, found.recognition, day('2020-01-01'), day('2020-01-01'));
    expect(outcomes.filter(({ notices }) => notices.includes('nome_diverso'))).toHaveLength(1);
  });

  it('refuses codes of another country beside names of theirs', () => {
    const rows = Array.from(
      { length: 50 },
      (_, place) => `${1001 + place};Ciudad Ejemplo ${String.fromCharCode(65 + (place % 26))}${place}`,
    );
    expect(() => read(list('codigo;municipio', rows))).toThrow(expect.objectContaining({ problem: 'elenco_estero' }));
  });

  it('refuses several codes in a cell', () => {
    const codes = inForce('2020-01-01').map(({ code }) => code);
    const rows = Array.from({ length: 40 }, (_, place) => `${place};"${codes[place * 3]}, ${codes[place * 3 + 1]}"`);
    expect(() => read(list('id;comuni', rows))).toThrow(expect.objectContaining({ problem: 'piu_codici_in_cella' }));
  });

  it('recognises nothing in numbers, years and words', () => {
    expect(() =>
      read(
        list(
          'anno;valore;testo',
          Array.from({ length: 30 }, (_, place) => `${1990 + place};${place * 17};parola ${place}`),
        ),
      ),
    ).toThrow(expect.objectContaining({ problem: 'non_riconosciuto' }));
  });

  describe('codes as programs leave them', () => {
    it.each<readonly [string, (code: string, name: string) => string]>([
      ['decimals', (code) => `${Number(code)}.0`],
      ['decimals with a comma', (code) => `${Number(code)},0`],
      ['scientific notation', (code) => Number(code).toExponential().toUpperCase()],
      ['scientific notation with a comma', (code) => Number(code).toExponential().replace('.', ',')],
      [
        'thousands',
        (code) =>
          Number(code)
            .toString()
            .replace(/(\d{3})$/, '.$1'),
      ],
      ['hard blanks', (code) => `\u00a0${code}\u00a0`],
      ['an apostrophe', (code) => `'${code}`],
      ['the formula that keeps zeros', (code) => `"=""${code}"""`],
      ['quotes of their own', (code) => `"""${code}"""`],
      ['the prefix of the country', (code) => `IT_${code}`],
      ['their name behind', (code, name) => `${code} - ${name}`],
      ['their name before', (code, name) => `${name} (${code})`],
    ])('%s', (_, write) => {
      const rows = inForce('2017-06-01').map(({ code, italianName }) => `${write(code, italianName)};x`);
      const found = read(list('codice;nota', rows));
      expect([found.kind, found.verdict, spans(found, '2017-06-01')]).toEqual(['comune', 'certa', true]);
    });

    it('two columns of decimals make one code', () => {
      const rows = inForce('2017-06-01').map(({ code }) => `${Number(code.slice(0, 3))}.0;${Number(code.slice(3))}.0`);
      const found = read(list('pro;com', rows));
      expect([found.kind, found.verdict, spans(found, '2017-06-01')]).toEqual(['progressivo', 'certa', true]);
    });

    it('as JSON of other forms', () => {
      const some = inForce('2017-06-01');
      const forms = [
        JSON.stringify(some.map(({ code }) => code)),
        JSON.stringify(Object.fromEntries(some.map(({ code, name }) => [code, { name }]))),
        some.map(({ code, name }) => JSON.stringify({ code, name })).join('\n'),
      ];
      for (const form of forms) expect(read(form)).toMatchObject({ kind: 'comune', verdict: 'certa' });
    });
  });

  describe('names as people write them', () => {
    it.each<readonly [string, (version: Version) => string]>([
      ['their office before', ({ italianName }) => `Comune di ${italianName}`],
      ['the province in square brackets', (version) => `${version.italianName} [${provinceOf(version, '2017-06-01').plate}]`],
      [
        'the name of the province in brackets',
        (version) => `${version.italianName} (${italianNamesOf(provinceOf(version, '2017-06-01')).at(-1)})`,
      ],
      ['the plate behind a dash', (version) => `${version.italianName} - ${provinceOf(version, '2017-06-01').plate}`],
    ])('%s', (_, write) => {
      const rows = inForce('2017-06-01').map((version) => `${write(version)};x`);
      const found = read(list('ente;nota', rows));
      expect([found.kind, found.verdict, spans(found, '2017-06-01')]).toEqual(['nome', 'certa', true]);
    });

    it('in one line', () => {
      expect(read('Roma, Milano, Torino, Napoli').table.rows).toHaveLength(4);
    });

    it('shortened or as everyone calls them, and says so', () => {
      const wanted: Record<string, string> = {
        'Reggio Emilia': '035033',
        'Reggio Calabria': '080063',
        'S. Giovanni Rotondo': '071046',
        'S.Angelo Lodigiano': '098050',
      };
      const rows = [...Object.keys(wanted), ...every(inForce('2017-06-01'), 20).map(({ italianName }) => italianName)];
      const found = read(list('comune', rows));
      const { outcomes } = translateList(index, found.table, found.recognition, day('2017-06-01'), day('2025-01-01'));
      expect(outcomes.slice(0, 4).map(({ target, notices }) => [target?.code, notices])).toEqual(
        Object.values(wanted).map((code) => [code, ['nome_corrente']]),
      );
    });

    it('of provinces, without their small words', () => {
      const others: Record<string, string> = {
        'Pesaro e Urbino': 'Pesaro Urbino',
        "Reggio nell'Emilia": 'Reggio Emilia',
        'Forlì o Forlì-Cesena (nome tra il 1991 e il 2025)': 'Forlì Cesena',
      };
      const names = index.uts.versions
        .filter(({ from, to }) => from <= day('2017-06-01') && day('2017-06-01') < to)
        .map(({ italianName }) => others[italianName] ?? italianName);
      expect(read(list('provincia', names))).toMatchObject({ kind: 'nome_provincia', verdict: 'certa' });
    });
  });

  describe('columns that could be anything', () => {
    const numbers = (length: number) => Array.from({ length }, (_, place) => place + 1);
    it.each<readonly [string, string, readonly string[]]>([
      ['ages', 'età;valore', numbers(100).map((age) => `${age};${age * 3.5}`)],
      ['months and days', 'mese;giorno;valore', numbers(300).map((place) => `${1 + (place % 12)};${1 + (place % 28)};${place}`)],
      ['years', 'esercizio', numbers(20).map((place) => String(2000 + place))],
      ['yes and no', 'azienda;attiva', numbers(40).map((place) => `azienda ${place};${place % 2 ? 'SI' : 'NO'}`)],
    ])('%s are not codes', (_, header, rows) => {
      expect(() => read(list(header, rows))).toThrow(expect.objectContaining({ problem: 'non_riconosciuto' }));
    });

    it('do not qualify names: a number beside each name is not a province', () => {
      const rows = every(inForce('2017-06-01'), 10).map(({ italianName }) => `${italianName};1`);
      const found = read(list('comune;v', rows));
      // not certain, because two municipalities have borne one of the names since some day of the time that fits
      expect([found.recognition.chosen.province, found.verdict]).toEqual([null, 'probabile']);
    });
  });

  it('takes totals, legends and repeated headers for rows without a unit, and any other text for an unknown one', () => {
    const rows = inForce('2017-06-01').map(({ code, name }) => `${code};"${name}";5`);
    const text = list('codice;comune;abitanti', [
      '(cod.);(nome);(unità)',
      ...rows.slice(0, 500),
      'codice;comune;abitanti',
      ...rows.slice(500),
      ';Totale;100',
      '(a) Dati provvisori;;',
      'Elaborazione su dati comunali;;',
    ]);
    const found = read(text);
    expect(found.verdict).toBe('probabile');
    const { counts } = translateList(index, found.table, found.recognition, day('2017-06-01'), day('2017-06-01'));
    expect(counts).toEqual({ vuota: 3, sconosciuta: 2, invariata: rows.length });
  });

  it('refuses several names in a cell, and two lists of the same units', () => {
    const some = inForce('2017-06-01').map(({ code, italianName }) => [code, italianName] as const);
    const unions = Array.from({ length: 30 }, (_, place) => `Unione ${place};"${some[place * 3]?.[1]}, ${some[place * 3 + 1]?.[1]}"`);
    expect(() => read(list('unione;comuni', unions))).toThrow(expect.objectContaining({ problem: 'piu_codici_in_cella' }));
    const half = some.slice(0, 40).map((row) => row.join(';'));
    const twice = ['codice;comune', ...half, '', 'codice;comune', ...half].join('\n');
    expect(() => read(twice)).toThrow(expect.objectContaining({ problem: 'due_elenchi' }));
  });
});
