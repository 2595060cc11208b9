import { HALF_YEARS, isSettled, parts, provincesOn, wrongRows } from '@territori/api-testing/partsOfProvinces';
import { day, openHistory } from '@territori/api-testing/testHistory';
import { cellsOf, type Outcome, openList, questionOf, readText, translateList } from '@territori/traduzione';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translateValues } from './translateValues.ts';

const index = await openHistory();

/** Random parts of provinces, and random texts; `certainty.deep.test.ts` tries more. */
const PARTS = 100;

describe('the certainty of a list', () => {
  it('is never wrong in silence: some codes of a province, of any day, to any other day', () => {
    fc.assert(
      fc.property(parts(index), (part) => {
        expect(wrongRows(index, part)).toEqual([]);
      }),
      { numRuns: PARTS },
    );
  }, 900_000);

  it('is not lost for whole provinces since 1991: at least 95 % are certain or probable, with every row settled', () => {
    const lists = HALF_YEARS.filter((_, place) => place % 24 === 0).flatMap((on) => provincesOn(index, day(on)));
    const settled = lists.filter((codes) => isSettled(index, codes));
    expect(settled.length / lists.length).toBeGreaterThanOrEqual(0.95);
  }, 900_000);

  describe('of five codes of Udine, which meant other municipalities before 1968', () => {
    const CODES = ['030110', '030071', '030077', '030047', '030063'];
    const translated = (dal?: string) => translateValues(index, CODES, 'comune', dal, '2025-01-01');

    it('is not certain, and each row names what it comes to by either day', () => {
      const { recognised, translation } = translated();
      expect(recognised?.epoch.verdict).toBe('probabile');
      expect(translation?.counts).toEqual({ ambigua: 5 });
      const [first] = translation?.outcomes ?? [];
      expect(cellsOf(first as Outcome)[4]).toBe('030110|030077');
      expect(cellsOf(first as Outcome).at(-1)).toBe('dipende_dalla_data|se_dal_1968-04-06_030110|se_dal_1866-11-20_030077');
    });

    it('asks for the day, the newest first, with what a code is then', () => {
      expect(translated().question).toEqual({
        kind: 'data',
        level: 'comune',
        values: 5,
        examples: ['030110', '030071'],
        answers: [
          {
            from: '1968-04-06',
            to: null,
            examples: [
              { value: '030110', code: '030110', name: 'Socchieve' },
              { value: '030071', code: '030071', name: 'Paluzza' },
            ],
          },
          {
            from: '1866-11-20',
            to: '1968-04-06',
            examples: [
              { value: '030110', code: '030110', name: 'Porpetto' },
              { value: '030071', code: '030071', name: 'Lauco' },
            ],
          },
        ],
      });
    });

    it('is settled by an answer, also by the day that was proposed', () => {
      const codes = (dal: string) => translated(dal).translation?.outcomes.map(({ target }) => target?.code);
      expect(codes('1968-04-06')).toEqual(CODES);
      expect(codes('1866-11-20')).toEqual(['030077', '030047', '030053', '093018', '030040']);
      expect(translated('1968-04-06').question).toBeNull();
    });

    it('is settled by names, plates or codes of one time alone in the list', () => {
      const read = (header: string, rows: readonly string[]) => {
        const { table, recognition } = openList(index, [readText([header, ...rows].join('\n'))]);
        const { outcomes } = translateList(index, table, recognition, 'epoca', day('2025-01-01'));
        return [recognition.epoch.verdict, questionOf(recognition, outcomes), outcomes[0]?.target?.code];
      };
      expect(read('codice;comune', ['030110;Socchieve', '030071;Paluzza'])).toEqual(['certa', null, '030110']);
      expect(read('codice;comune', ['030110;Porpetto', '030071;Lauco'])).toEqual(['certa', null, '030077']);
      // Pordenone has been a province since 1968
      expect(read('codice;prov', ['030110;UD', '093033;PN'])).toEqual(['certa', null, '030110']);
    });
  });

  it('is open where names are those of municipalities and of provinces alike, and the level settles it', () => {
    const rows = ['TO;Torino', 'MI;Milano', 'BA;Bari', 'FI;Firenze', 'VR;Verona'];
    const read = (text: readonly string[], level?: 'comune' | 'uts') => {
      const { table, recognition } = openList(index, [readText(text.join('\n'))], { level });
      const { counts, outcomes } = translateList(index, table, recognition, 'epoca', day('2025-01-01'));
      return { level: recognition.level, verdict: recognition.epoch.verdict, counts, question: questionOf(recognition, outcomes) };
    };
    const open = read(rows);
    expect([open.verdict, open.counts, open.question?.kind]).toEqual(['probabile', { ambigua: 5 }, 'livello']);
    expect(open.question?.answers.map((answer) => 'level' in answer && [answer.level, answer.examples[0]?.code])).toEqual([
      ['uts', '001'],
      ['comune', '001272'],
    ]);
    expect([read(rows, 'comune').level, read(rows, 'uts').level]).toEqual(['comune', 'uts']);
    expect([read(rows, 'uts').question, read(rows, 'uts').counts.ambigua]).toEqual([null, undefined]);
    expect(read(['Sigla;Provincia', ...rows])).toMatchObject({ level: 'uts', question: null });
    expect(read(['Prov;Comune', ...rows])).toMatchObject({ level: 'comune', question: null });
    expect(read(['ITC11;Torino', 'ITC4C;Milano', 'ITF47;Bari'])).toMatchObject({ level: 'uts', question: null });
  });

  it('does not read a column that counts the rows as codes of provinces', () => {
    const provinces = ['001;Torino', '015;Milano', '058;Roma', '063;Napoli', '072;Bari'];
    for (const rows of [provinces.map((row, line) => `${row};${line + 1}`), provinces.map((row, line) => `${row};${101 + line * 7}`)]) {
      const { table, recognition } = openList(index, [readText(['cod_prov;provincia;n', ...rows].join('\n'))]);
      expect([recognition.level, table.header[recognition.chosen.column]]).toEqual(['uts', 'cod_prov']);
    }
  });

  it('does not read small figures beside names of provinces as their codes', () => {
    const { table, recognition } = openList(index, [readText(['Provincia;valore', 'Torino;1', 'Milano;2', 'Bari;3', 'Roma;5'].join('\n'))]);
    expect([recognition.level, table.header[recognition.chosen.column]]).toEqual(['uts', 'Provincia']);
  });

  it('takes no unknown text for an empty row, whatever stands beside it', () => {
    const words = fc.string({ unit: 'grapheme-ascii', minLength: 2, maxLength: 30 }).map((text) => `Zzq ${text.replace(/["\n\r;]/g, '')}`);
    const beside = fc.constantFrom('Altro', 'Nota', 'non disponibile', 'Totale', 'Italia', '');
    const texts = fc.sample(fc.tuple(words, beside), PARTS);
    const known = index.comune.versions.filter(({ to }) => to > index.updatedTo).slice(0, PARTS * 10);
    const rows = [...known.map(({ italianName }) => `${italianName};1`), ...texts.map(([text, other]) => `${text};${other}`)];
    const { table, recognition } = openList(index, [readText(['comune;nota', ...rows].join('\n'))]);
    const { outcomes } = translateList(index, table, recognition, 'ultimo', index.updatedTo);
    expect(new Set(outcomes.slice(known.length).map(({ outcome }) => outcome))).toEqual(new Set(['sconosciuta']));
    const values = texts.map(([text, other]) => ({ denominazione: text, provincia: other }));
    const { translation } = translateValues(index, values, 'denominazione', 'ultimo', '2025-01-01');
    expect(translation?.counts).toEqual({ sconosciuta: texts.length });
    const found = translateValues(
      index,
      [{ denominazione: 'San 0 Giovanni' }, 'Totale', 'Fonte: Istat', ''],
      'denominazione',
      'ultimo',
      '2025-01-01',
    );
    expect(found.translation?.outcomes.map(({ outcome }) => outcome)).toEqual(['sconosciuta', 'vuota', 'vuota', 'vuota']);
  });

  it('knows the names in use, and says so', () => {
    const codes: Record<string, string> = {
      'Reggio Emilia': '035033',
      'Reggio Calabria': '080063',
      'Roma Capitale': '058091',
      'S. Giovanni Rotondo': '071046',
      'Comune di S. Giovanni in Persiceto (BO)': '037053',
      IONADI: '102017',
      'Montebello Ionico': '080053',
      'Puegnago sul Garda': '017158',
    };
    const { translation } = translateValues(index, Object.keys(codes), 'denominazione', '2024-01-01', '2025-01-01');
    expect(translation?.outcomes.map(({ target, notices }) => [target?.code, notices])).toEqual(
      Object.values(codes).map((code) => [code, ['nome_corrente']]),
    );
  });

  it('does not find that a province differs from itself', () => {
    const rows = ['035;Reggio Emilia', '040;Forlì-Cesena', '041;Pesaro Urbino', '108;Monza Brianza', '011;Genova'];
    const { table, recognition } = openList(index, [readText(['cod_prov;provincia', ...rows].join('\n'))]);
    const { outcomes } = translateList(index, table, recognition, day('2020-01-01'), day('2025-01-01'));
    expect(outcomes.map(({ notices }) => notices.includes('nome_diverso'))).toEqual([false, false, false, false, true]);
  });

  it('is that of the clean name where a long official one stands beside it', () => {
    const rows = ['Torino', 'Alba', 'Bra', 'Asti', 'Cuneo'].map((name) => `Comune di ${name};${name}`);
    const { table, recognition } = openList(index, [readText(['ente;nome', ...rows].join('\n'))]);
    expect(table.header[recognition.chosen.column]).toBe('nome');
  });
});
