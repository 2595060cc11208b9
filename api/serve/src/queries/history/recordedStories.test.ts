import { useApp } from '@territori/api-testing/testApp';
import type { RigaVariazione, StoriaUnita, Unita } from '@territori/wire';
import { describe, expect, it } from 'vitest';

describe('the history page tells what the record tells', () => {
  const api = useApp('pglite');

  /** The sentences of the page on a municipality, "day kind sentence", without the texts of acts. */
  async function told(code: string, language = 'IT'): Promise<string[]> {
    const rows = await api.query<RigaVariazione>(`var_get_ua_comuni_lov_rs?procom=${code}&plang=${language}`);
    return rows.map((row) => {
      const [sentence] = /^.*?\.(?=\s|$)/.exec(row['descrizione evento']) ?? [''];
      return [row['data evento'], row['tipo variazione'], sentence].join(' ');
    });
  }
  async function story(code: string, level = 'comune'): Promise<StoriaUnita> {
    const units: Unita[] = (await api.get(`/api/unita?q=${code}&livello=${level}`)).json();
    return (await api.get(`/api/unita/${units[0]?.id}/storia`)).json();
  }
  const before = ({ predecessori }: StoriaUnita) =>
    predecessori.map(({ denominazione, data, tipo, certezza }) => `${denominazione} ${data} ${tipo} ${certezza}`);
  const after = ({ successori }: StoriaUnita) => successori.map(({ denominazione, data, tipo }) => `${denominazione} ${data} ${tipo}`);

  it.each([
    ['Ledro', '022229', '2010-01-01', ['Bezzecca', 'Concei', 'Molina di Ledro', 'Pieve di Ledro', 'Tiarno di Sopra', 'Tiarno di Sotto']],
    ['Valsamoggia', '037061', '2014-01-01', ['Bazzano', 'Castello di Serravalle', 'Crespellano', 'Monteveglio', 'Savigno']],
    ['Castegnero Nanto', '024129', '2026-02-21', ['Castegnero', 'Nanto']],
  ])('%s was made of the municipalities that ended in it, each named, with the act', async (name, code, day, parts) => {
    const history = await story(code);
    expect(before(history)).toEqual(parts.map((part) => `${part} ${day} ES dichiarato`));
    expect(history.eventi.map(({ unita_relativa }) => unita_relativa?.denominazione)).toEqual(parts);
    for (const { provvedimento } of history.eventi) expect(provvedimento).toMatch(/^L\.R\. N\. 1 del /);
    for (const [index, sentence] of (await told(code)).entries())
      expect(sentence).toContain(`CS Nasce il comune di ${name} (${code}), con il territorio di ${parts[index]} (`);
    expect((await told(code, 'EN'))[0]).toContain(
      `CS The municipality of ${name} (${code}) is founded, with the territory of ${parts[0]} (`,
    );
  });

  it('Mappano was formed of parts of four municipalities, which go on', async () => {
    const parts = ['Borgaro Torinese', 'Caselle Torinese', 'Leini', 'Settimo Torinese'];
    expect(before(await story('001316'))).toEqual(parts.map((part) => `${part} 2017-04-18 CECS dichiarato`));
    expect(await told('001316')).toEqual(
      ['Borgaro Torinese (001028)', 'Caselle Torinese (001063)', 'Leini (001130)', 'Settimo Torinese (001265)'].map(
        (part) => `18/04/2017 CS Nasce il comune di Mappano (001316), con una parte del territorio di ${part}.`,
      ),
    );
  });

  it('Baranzate ended in 1869, was founded in 2001, annulled in 2003 and founded again in 2004', async () => {
    expect(await told('015250')).toEqual([
      '17/03/1861 PV Il comune di Baranzate (015806) è in vigore da questa data.',
      '01/05/1869 ES Cessa il comune di Baranzate (015806); nessuna fonte caricata dice a chi passa il territorio.',
      '12/12/2001 CS Nasce il comune di Baranzate (015250), con una parte del territorio di Bollate (015027).',
      '06/03/2003 ES Cessa il comune di Baranzate (015250): il territorio passa a Bollate (015027).',
      '08/06/2004 CS Nasce il comune di Baranzate (015250), con una parte del territorio di Bollate (015027).',
    ]);
  });

  it('Trapani took over Xitta in 1868 and ceded territory to Misiliscemi in 2021', async () => {
    const sentences = await told('081021');
    expect(sentences).toContainEqual(
      expect.stringMatching(/^25\/08\/1868 {2}Il comune di Trapani \(081021\) acquisisce il territorio di Xitta/),
    );
    expect(sentences.at(-1)).toBe('20/02/2021 CECS Il comune di Trapani (081021) cede territorio a Misiliscemi (081025), che nasce.');
    expect(await told('081025')).toEqual([
      '20/02/2021 CS Nasce il comune di Misiliscemi (081025), con una parte del territorio di Trapani (081021).',
    ]);
    expect(after(await story('081021'))).toContain('Misiliscemi 2021-02-20 CECS');
  });

  it('Pola joined Italy in 1921 and passed to a foreign state in 1947: it is not extinct', async () => {
    const sentences = await told('702731');
    expect(sentences[0]).toBe('05/01/1921 PV Il comune di Pola (801155) entra a far parte dell’Italia da uno Stato estero.');
    expect(sentences.at(-1)).toBe('16/09/1947 AS Il comune di Pola (702731) passa a uno Stato estero.');
    expect((await told('702731', 'EN')).at(-1)).toBe('16/09/1947 AS The municipality of Pola (702731) passes to a foreign state.');
  });

  it.each([
    ['Agrigento', '084001', '27/07/1927', 'Girgenti'],
    ['Imperia', '008031', '29/11/1923', 'Porto Maurizio'],
  ])('%s had another name, and so had its province, whose change no file dates', async (name, code, day, former) => {
    expect(await told(code)).toContain(`${day} CD Il comune di ${former} (${code}) prende il nome di ${name}.`);
    const provinces = (await story(code)).versioni.map(({ provincia }) => provincia);
    expect([...new Set(provinces)]).toEqual([former, `${former} o ${name} (nome tra il 1921 e il 1931)`, name]);
    expect((await story(code.slice(0, 3), 'uts')).versioni[0]).toMatchObject({ denominazione: former, sigla_automobilistica: null });
  });
});
