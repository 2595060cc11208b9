import { day, openHistory } from '@territori/api-testing/testHistory';
import { needsALook, openList, readText, translateList } from '@territori/traduzione';
import { isoDay, isoEnd, type Level, type Version } from '@territori/traduzione/storia';
import { describe, expect, it } from 'vitest';
import { translateValues } from './translateValues.ts';

const index = await openHistory();

/** Lists that were misread once. Each is made from the units of one day. */
describe('a list that misleads', () => {
  const DAY = '2012-06-01';
  const inForce = (level: Level = 'comune', iso = DAY): Version[] =>
    index.level(level).versions.filter(({ from, to }) => from <= day(iso) && day(iso) < to);
  const plateOf = ({ parent }: Version) => index.uts.at(parent ?? 0, day(DAY))?.plate ?? '';
  const read = (header: string, rows: readonly string[]) => {
    const { table, recognition } = openList(index, [readText([header, ...rows].join('\n'))]);
    const { chosen, epoch, level } = recognition;
    const [from, to] = [epoch.from === null ? '' : isoDay(epoch.from), epoch.to === null ? null : isoEnd(epoch.to)];
    return {
      table,
      recognition,
      level,
      column: table.header[chosen.column],
      province: chosen.province === null ? null : table.header[chosen.province],
      verdict: epoch.verdict,
      spansDay: from <= DAY && (to === null || DAY < to),
      to: (iso: string) => translateList(index, table, recognition, epoch.from === null ? 'ultimo' : 'epoca', day(iso)),
    };
  };

  const listOf = ({ table, recognition }: ReturnType<typeof read>) => [table, recognition] as const;

  it('numbers its rows from 1001: the names beside show that these are not codes', () => {
    const milano = inForce().filter(({ code }) => code.startsWith('015'));
    const found = read(
      'id;comune',
      milano.map(({ italianName }, line) => `${1001 + line};${italianName}`),
    );
    expect([found.column, found.spansDay]).toEqual(['comune', true]);
    expect(found.to(DAY).counts).toEqual({ invariata: milano.length });
  });

  it('has figures that look like codes of municipalities of another province: the plates beside say that these are no codes', () => {
    const plates = ['TO', 'MI', 'NA', 'RM', 'RA', 'MB', 'EN', 'AG', 'BT', 'FI', 'BO', 'VR'];
    const found = read(
      'Targa\tImmatricolazioni',
      plates.map((plate, line) => `${plate}\t1,${200 + line}`),
    );
    expect([found.level, found.column, found.spansDay]).toEqual(['uts', 'Targa', true]);
  });

  it('has codes without zeros beside the names of their provinces, which municipalities bear as well', () => {
    const some = inForce().filter((_, line) => line % 20 === 0);
    const found = read(
      'codice;provincia',
      some.map(({ code, parent }) => `${Number(code)};${index.uts.at(parent ?? 0, day(DAY))?.italianName}`),
    );
    expect([found.level, found.column, found.recognition.names]).toEqual(['comune', 'codice', null]);
  });

  it('ranks the provinces from 1 on: the names beside show that these are not codes', () => {
    const provinces = inForce('uts');
    const found = read(
      'provincia;punteggio',
      provinces.map(({ italianName }, line) => `${italianName};${((line * 37) % provinces.length) + 1}`),
    );
    expect([found.level, found.column, found.spansDay]).toEqual(['uts', 'provincia', true]);
  });

  it('has two columns of figures that look like a province and a number in it: the names beside say that they are none', () => {
    const towns = ['Abano Terme', 'Albignasego', 'Cittadella', 'Este', 'Monselice', 'Rubano', 'Vigonza'];
    const found = read(
      'Comune,Prov,nati,morti',
      towns.map((name, line) => `${name},PD,${20 + line},${30 - line}`),
    );
    expect([found.level, found.column, found.spansDay]).toEqual(['comune', 'Comune', true]);
    expect(found.to(DAY).counts).toEqual({ invariata: towns.length });
  });

  it('has figures that look like codes of provinces, beside names of which one is misspelled', () => {
    const names = ['Torino', 'Agliè', 'Airasca', 'Ala di Stura', 'Almese', 'Alpigniano', 'Andrate', 'Avigliana'];
    const found = read(
      'Comune;Prov;Voti',
      names.map((name, line) => `${name};TO;${5 + line}`),
    );
    expect([found.level, found.column, found.verdict === 'certa']).toEqual(['comune', 'Comune', false]);
  });

  it('has figures that look like codes of provinces, beside plates of which some are old', () => {
    const plates = ['TO', 'MI', 'RM', 'NA', 'NU', 'OT', 'FO', 'PS', 'RA', 'EN'];
    const found = read(
      'Sigla,ricoveri',
      plates.map((plate, line) => `${plate},${10 + line}`),
    );
    expect([found.level, found.column]).toEqual(['uts', 'Sigla']);
    // an unknown plate is not taken for a mistyped one: PS was Pesaro, not La Spezia
    expect(translateList(index, found.table, found.recognition, 'ultimo', day(DAY)).outcomes.map(({ suggestion }) => suggestion)).toEqual(
      Array(10).fill(null),
    );
  });

  it.each(['CAP', 'codice postale', 'Zip code'])(
    'has postcodes under the header %s, which are codes of municipalities as well',
    (header) => {
      const siena = inForce().filter(({ code }) => code.startsWith('052'));
      const postcodes = siena.map(({ code }, line) => `${Number(code)};${100 + line}`);
      expect(() => read(`${header};clienti`, postcodes)).toThrow('non_riconosciuto');
    },
  );

  it('has numbers that could be codes: nothing but a header, a zero in front or names beside make that certain', () => {
    const province = inForce().filter(({ code }) => code.startsWith('041'));
    const verdictOf = (header: string, row: (version: Version) => string) => read(header, province.map(row)).verdict;
    expect(verdictOf('id_cliente;importo', ({ code }) => `${Number(code)};12,50`)).toBe('probabile');
    const certain = [
      verdictOf('pro_com;importo', ({ code }) => `${Number(code)};12,50`),
      verdictOf('id_cliente;importo', ({ code }) => `${code};12,50`),
      verdictOf('id;comune', ({ code, italianName }) => `${Number(code)};${italianName}`),
      verdictOf('id;prov', (version) => `${Number(version.code)};${plateOf(version)}`),
    ];
    expect(certain).toEqual(Array(4).fill('certa'));
  });

  it('has names that are not read beside plates: it may be about them', () => {
    const some = inForce().filter((_, line) => line % 100 === 0);
    const found = read(
      'luogo;sigla',
      some.map((version) => `x${version.italianName.slice(0, 3)}zz ${version.unit};${plateOf(version)}`),
    );
    expect([found.level, found.verdict]).toEqual(['uts', 'probabile']);
  });

  it('has the UTS code of the province and a number in it', () => {
    const torino = inForce().filter(({ code }) => code.startsWith('001'));
    const found = read(
      'uts;progr',
      torino.map(({ code }) => `201;${Number(code.slice(3))}`),
    );
    expect([found.level, found.province, found.spansDay]).toEqual(['comune', 'uts', true]);
    expect(found.to(DAY).outcomes.map(({ target }) => target?.code)).toEqual(torino.map(({ code }) => code));
  });

  it('has a province whose name changed on a day that no source gives', () => {
    const names = (name: string) => [name, 'Fermo', 'Barletta-Andria-Trani', 'Monza e della Brianza', 'Bologna', 'Rimini'];
    expect(read('provincia', names('Forlì')).verdict).toBe('probabile');
    const { counts } = translateList(index, ...listOf(read('provincia', names('Forlì-Cesena'))), day('2023-01-01'), day('2025-01-01'));
    expect(counts).toEqual({ invariata: 6 });
  });

  it('has names beside its codes that are mostly those of other units', () => {
    const found = read('PRO_COM,COMUNE', [
      ...['37005,Bazzano', '37022,Castello di Serravalle', '37018,Crespellano'],
      ...['37044,Monteveglio', '37057,Savigno', '37006,Bologna'],
    ]);
    expect(found.verdict).toBe('probabile');
    expect(found.to(DAY).outcomes.map(({ notices }) => notices.includes('nome_diverso'))).toEqual([...Array(5).fill(true), false]);
  });

  it('has codes beside the names of provinces, which municipalities bear as well: they contradict nothing', () => {
    const found = read('codice;provincia', [
      ...inForce()
        .filter((_, line) => line % 20 === 0)
        .map((version) => `${version.code};${index.uts.at(version.parent ?? 0, day(DAY))?.italianName}`),
    ]);
    expect(found.recognition.names).toBeNull();
    expect(found.to(DAY).outcomes.filter(({ notices }) => notices.includes('nome_diverso'))).toEqual([]);
  });

  it('has a name beside a province in which it never was: the row says so', () => {
    const found = read('comune;prov', ['Roma;MI', 'Milano;MI', 'Torino;TO', 'Bari;BA', 'Moncalieri;', 'Atlantide;MI']);
    const { outcomes } = found.to(DAY);
    expect(outcomes.map(({ notices }) => notices.includes('provincia_diversa'))).toEqual([true, ...Array(5).fill(false)]);
    expect([outcomes[0]?.target?.code, outcomes.map(needsALook)]).toEqual(['058091', [true, false, false, false, false, true]]);
  });

  it('has the region before each code', () => {
    const regionOf = ({ parent }: Version) => index.regione.at(index.uts.at(parent ?? 0, day(DAY))?.parent ?? 0, day(DAY))?.code ?? '';
    const found = read(
      'codice',
      inForce().map((version) => `${regionOf(version)}${version.code}`),
    );
    expect([found.level, found.verdict, found.spansDay]).toEqual(['comune', 'certa', true]);
  });

  it('has dialling prefixes that look like codes of provinces: they tell no homonyms apart', () => {
    const found = read(
      'prefisso;comune',
      inForce().map(({ italianName }, line) => `0${11 + (line % 80)};${italianName}`),
    );
    expect([found.column, found.province, found.verdict, found.spansDay]).toEqual(['comune', null, 'certa', true]);
  });

  it('has a name that two municipalities bore later in the same long epoch: none of them is chosen', () => {
    const found = read('comune', ['Samone', 'Roma', 'Milano']);
    const [samone, roma] = found.to('2025-01-01').outcomes;
    expect([samone?.outcome, samone?.target, samone?.candidates.map(({ code }) => code)]).toEqual(['ambigua', null, ['001235', '022165']]);
    expect(roma?.target?.code).toBe('058091');
  });

  it('has a name beside a province in which it is not: the province chooses nothing', () => {
    const found = read('comune;provincia', ['Samone;Milano', 'Roma;Roma', 'Milano;Milano', 'Torino;Torino', 'Bari;Bari']);
    expect(found.to('2025-01-01').outcomes.map(({ outcome }) => outcome)).toEqual(['ambigua', ...Array(4).fill('invariata')]);
  });

  it('names provinces as people call them', () => {
    const names = ['Torino', 'Aosta', 'VCO', 'BAT', 'Pesaro Urbino', 'Monza Brianza', 'Reggio Emilia', 'Forlì', 'Massa Carrara'];
    const found = read(
      'Provincia;incidenti',
      [...names, 'Carbonia Iglesias'].map((name, line) => `${name};${line}`),
    );
    expect([found.level, found.recognition.epoch.share, found.spansDay]).toEqual(['uts', 1, true]);
  });

  it('names offices, of which one is shortened', () => {
    const towns = ['Bologna (BO)', 'Imola (BO)', 'Ferrara (FE)', 'Alba (CN)', 'Bra (CN)', 'Ala (TN)', 'Rho (MI)', 'Lodi (LO)', 'Asti (AT)'];
    const found = read(
      'Ente',
      [...towns, 'S. Giovanni in Persiceto (BO)'].map((town) => `Comune di ${town}`),
    );
    expect(found.to(DAY).outcomes.map(({ notices }) => notices.includes('nome_corrente'))).toEqual([...Array(9).fill(false), true]);
    expect(found.to(DAY).outcomes.at(-1)?.target?.code).toBe('037053');
  });

  it('was encoded in UTF-8 twice', () => {
    const twice = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
    const found = read(
      'comune;prov',
      inForce().map((version) => `${twice(version.italianName)};${plateOf(version)}`),
    );
    expect([found.column, found.verdict, found.spansDay]).toEqual(['comune', 'certa', true]);
  });

  it.each([' (1)', '*', ' [a]', '²'])('has the mark of a note behind some names: "%s"', (mark) => {
    const found = read(
      'comune;prov',
      inForce().map((version, line) => `${version.italianName}${line % 9 === 0 ? mark : ''};${plateOf(version)}`),
    );
    expect([found.column, found.verdict, found.spansDay]).toEqual(['comune', 'certa', true]);
  });

  it('has plates behind the country, as ISO 3166-2 writes them', () => {
    const plates = [...new Set(inForce().map(plateOf))];
    const found = read(
      'iso',
      plates.map((plate) => `IT-${plate}`),
    );
    expect([found.level, found.column, found.recognition.epoch.share]).toEqual(['uts', 'iso', 1]);
  });

  it('holds plates that two times share: the names beside them choose the time', () => {
    const found = read(
      'sigla;provincia',
      inForce('uts').map(({ plate, italianName }) => `${plate};${italianName}`),
    );
    expect([found.level, found.column, found.spansDay]).toEqual(['uts', 'sigla', true]);
  });

  it('names provinces as they are called today: no source dates the change of those names', () => {
    const today = new Map(inForce('uts', '2025-06-01').map(({ unit, italianName }) => [unit, italianName]));
    const found = read(
      'codice;provincia',
      inForce('uts').map(({ unit, code, italianName }) => `${code};${today.get(unit) ?? italianName}`),
    );
    expect([found.level, found.verdict, found.spansDay]).toEqual(['uts', 'certa', true]);
  });

  it('is a list of regions with a column of small numbers: the column of names is reported', () => {
    const regions = inForce('regione', '2020-01-01').map(({ italianName }, line) => `${italianName};${line + 1}`);
    expect(() => read('regione;valore', regions)).toThrow(
      expect.objectContaining({ problem: 'elenco_di_regioni', parameters: { colonna: 'regione' } }),
    );
  });

  it('lies deep in a JSON answer', () => {
    const items = inForce().map(({ code }) => ({ istat: code, valore: 1 }));
    const { recognition } = openList(index, [readText(JSON.stringify({ data: { pagina: 1, elementi: items } }))]);
    expect(recognition.epoch.verdict).toBe('certa');
  });

  describe('that has names with an opaque key of the province beside them', () => {
    /** The lines of all municipalities of the day, with a cell that follows from the code of the province. */
    const lines = (keyOf: (province: string, line: number) => string) =>
      inForce().map(({ code, italianName }, line) => `${italianName};${keyOf(code.slice(0, 3), line)};${line % 7}`);
    const ambiguous = (found: ReturnType<typeof read>) => found.to(DAY).outcomes.filter(({ outcome }) => outcome === 'ambigua').length;
    const codes = (found: ReturnType<typeof read>) => found.to(DAY).outcomes.map(({ target }) => target?.code);
    const meant = () => inForce().map(({ code }) => code);
    /** A key of its own for each province, which is not its code. */
    const opaque = (province: string) => String(900 + ((Number(province) * 41) % 113));

    it('learns the keys from the names of one municipality alone, and says of which homonyms they decided', () => {
      const found = read('comune;prov;n', lines(opaque));
      expect([found.province, found.verdict, ambiguous(found)]).toEqual(['prov', 'certa', 0]);
      expect(codes(found)).toEqual(meant());
      const { outcomes } = found.to(DAY);
      const names = inForce().map(({ italianName }) => italianName);
      const learnt = outcomes.flatMap(({ notices }, line) => (notices.includes('chiave_imparata') ? names[line] : []));
      expect(learnt).toEqual(expect.arrayContaining(['Samone', 'Livo', 'Castro']));
      expect(learnt.length).toBeLessThan(40);
    });

    it('learns from a constituency which of two provinces it is', () => {
      const found = read(
        'comune;circoscrizione;n',
        lines((province) => `C${Math.floor(Number(province) / 6)}`),
      );
      expect(ambiguous(found)).toBeLessThan(6);
      const expected = meant();
      expect(codes(found).filter((code, line) => code !== undefined && code !== expected[line])).toEqual([]);
    });

    it.each<[string, (province: string, line: number) => string]>([
      ['repeats anyhow', (_, line) => `k${line % 5}`],
      ['is the same in all rows', () => '2012'],
      ['is nearly always empty', (_, line) => (line % 500 === 0 ? 'x' : '')],
      ['is another one in each row', (_, line) => String(line)],
    ])('learns nothing from a column that %s', (_, keyOf) => {
      expect(ambiguous(read('comune;prov;n', lines(keyOf)))).toBeGreaterThan(15);
    });

    it('learns them from what a program sends as well', () => {
      const values = inForce().map(({ code, italianName }) => ({ denominazione: italianName, provincia: opaque(code.slice(0, 3)) }));
      const { translation } = translateValues(index, values, 'denominazione', undefined, DAY);
      expect(translation?.outcomes.map(({ target }) => target?.code)).toEqual(meant());
    });
  });

  it('has two municipalities in one cell: neither is taken for both', () => {
    const cells = ['Alba - Bra', 'Ivrea/Moncalieri', 'Bolzano - Bozen', 'Bolzano/Bozen', 'LUSON * LUESEN', 'Roma', 'Milano', 'Torino'];
    const { outcomes } = read('comune', [...cells, 'Bari', 'Napoli', 'Palermo', 'Genova', 'Verona']).to(DAY);
    const codes = ['', '', '021008', '021008', '021044', '058091', '015146', '001272'];
    expect(outcomes.slice(0, cells.length).map(({ target }) => target?.code ?? '')).toEqual(codes);
    expect(outcomes[0]?.outcome).toBe('sconosciuta');
  });

  it('calls provinces by their capitals, which are municipalities as well: plates or codes beside them say the level', () => {
    const rows = ['PU;Pesaro', 'MB;Monza', 'MS;Massa', 'VB;Verbania', 'BT;Barletta', 'RE;Reggio Emilia', 'RC;Reggio Calabria', 'TO;Torino'];
    const found = read('sigla;provincia', rows);
    expect([found.level, found.column, found.verdict, found.recognition.names?.agreement]).toEqual(['uts', 'sigla', 'certa', 1]);
    expect(found.to(DAY).outcomes.filter(({ notices }) => notices.includes('nome_diverso'))).toEqual([]);
  });

  it('has names beside its codes that are in use, cut off, in two languages or read by an old program: they are not other ones', () => {
    const differing = (rows: readonly string[]) =>
      read('cod_istat;comune', rows)
        .to(DAY)
        .outcomes.flatMap(({ notices }, line) => (notices.includes('nome_diverso') ? rows[line] : []));
    const own = ['102017;IONADI', '042042;SAN PAOLO DI IESI', '040005;CASTROCARO TERME E TERRA DEL S', '021044;LUSON * LUESEN'];
    expect(differing([...own, '001001;Agli├¿', '006059;CERRINA', '035033;Reggio Emilia'])).toEqual([]);
    expect(differing([...own, '005114;VIALE D’ASTI', '001272;Milano'])).toEqual(['005114;VIALE D’ASTI', '001272;Milano']);
  });

  it('lacks codes beside names: these rows are empty, but are to be looked at, with the code of the name', () => {
    const some = inForce().filter((_, line) => line % 20 === 0);
    const lacking = ['N/D;Roma', ';Casali del Manco', ';Comuni vari', '-;Totale'];
    const found = read('codice;comune', [...some.map(({ code, italianName }) => `${code};${italianName}`), ...lacking]);
    const rows = found.to(DAY).outcomes.slice(some.length);
    expect(rows.map((row) => [row.outcome, row.target, row.suggestion, needsALook(row)])).toEqual([
      ['vuota', null, '058091', true],
      ['vuota', null, null, true],
      ['vuota', null, null, false],
      ['vuota', null, null, false],
    ]);
  });
});
