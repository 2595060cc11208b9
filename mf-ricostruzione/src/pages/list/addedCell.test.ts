import type { Language } from '@territori/contract';
import type { Translate } from '@territori/kit';
import en from '@territori/languages/en/mf-ricostruzione.json';
import { describe, expect, it } from 'vitest';
import italian from '../../messages/it.json';
import { addedCell, type CellWords } from './addedCell.ts';

const wordsOf = (messages: Readonly<Record<string, string>>, language: Language): CellWords => ({
  t: ((key: string, values: Record<string, unknown> = {}) =>
    (messages[key] as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))) as Translate<typeof italian>,
  language,
  kind: (code) => (code === 'CE' ? 'Cessione di territorio' : code),
});

const words = wordsOf(italian, 'it');

describe('a new cell on the screen', () => {
  it('says kinds of events and notices in words, with the code of the file behind them', () => {
    expect(addedCell(words, 'tipo_evento', 'CE|XY')).toBe('Cessione di territorio (CE); XY');
    expect(addedCell(words, 'avvisi', 'ceduto_territorio|riga_ripetuta')).toBe(
      'nel frattempo ha ceduto territorio (ceduto_territorio); una riga precedente ha la stessa unità (riga_ripetuta)',
    );
    expect(addedCell(wordsOf(en, 'en'), 'avvisi', 'refuso_probabile')).toBe('probably a typing error (refuso_probabile)');
  });

  it('writes days and shares as the rest of the page', () => {
    expect(addedCell(words, 'data_evento', '2014-01-01|2018-02-17')).toBe('01/01/2014; 17/02/2018');
    expect(addedCell(words, 'avvisi', 'tradotta_dal_2018-01-26')).toBe('tradotta dal 26/01/2018');
    expect(addedCell(wordsOf(en, 'en'), 'avvisi', 'candidati_al_2011-02-11')).toBe('candidates on 11/02/2011');
    expect(addedCell(words, 'candidati', '037061:0.35|037060')).toMatch(/^037061 \(35\s?%\); 037060$/);
  });

  it('leaves codes, names and what is empty as they are', () => {
    expect(addedCell(words, 'codice_nuovo', '022229')).toBe('022229');
    expect(addedCell(words, 'avvisi', '')).toBe('');
    expect(addedCell(words, 'esito', 'confluita')).toBe('Confluita');
    expect(addedCell(words, 'certezza', 'dedotto')).toBe(italian['elenco.certezza.dedotto']);
  });
});
