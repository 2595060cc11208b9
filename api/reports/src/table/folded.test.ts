import { ENGINES, openLoaded, useDatabase } from '@territori/api-testing';
import { describe, expect, it } from 'vitest';
import { folded, withoutAccents } from './folded.ts';

/** The letters of the languages of Europe. */
const LETTERS = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, place) => String.fromCodePoint(0xc0 + place)).filter((letter) =>
  /\p{L}/u.test(letter),
);

describe.each(ENGINES)('a text without case, accents and apostrophes, beside portale.piega on %s', (engine) => {
  const loaded = useDatabase(openLoaded, engine);

  it('is the same for every letter, and for every name of the record', async () => {
    const names = await loaded.database.read<{ testo: string; piegato: string }>(
      `select testo, portale.piega(testo) as piegato
       from (select unnest($1::text[]) as testo union select denominazione from versione union select denominazione_altra from versione) nomi
       where testo is not null`,
      [[...LETTERS, 'Sant’Angelo', 'Val d’Aosta – Aostatal', "FORLI'"]],
    );
    expect(names.filter(({ testo, piegato }) => withoutAccents(testo) !== piegato)).toEqual([]);
    expect(names.filter(({ testo, piegato }) => folded(testo) !== piegato.replaceAll("'", ''))).toEqual([]);
  });
});
