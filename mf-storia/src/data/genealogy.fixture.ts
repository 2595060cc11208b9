import type { Genealogia, Passaggio, UnitaImparentata } from '@territori/contract/v1';

const unit = (
  id: number,
  denominazione: string,
  generazione: number,
  ...periodi: UnitaImparentata['periodi'][number][]
): UnitaImparentata => ({
  id,
  livello: 'comune',
  codice: String(id).padStart(6, '0'),
  denominazione,
  provincia: 'MI',
  generazione,
  periodi,
});

const passage = (id_da: number, id_a: number, data: string, totale = true): Passaggio => ({
  id_da,
  id_a,
  data,
  totale,
  tipo: totale ? 'ES' : 'CS',
  certezza: 'dichiarato',
  provvedimento: null,
  peso_popolazione: totale ? 1 : null,
  peso_superficie: totale ? 1 : null,
  anno_popolazione: null,
  anno_superficie: null,
});

const always = { valido_dal: '1861-03-17', valido_al: null };

/** Baranzate went into Bollate, was formed from a part of it again, was abolished with no named successor, and exists. */
export const baranzate: Genealogia = {
  unita: [
    unit(1, 'Bollate', -1, always),
    unit(
      2,
      'Baranzate',
      0,
      { valido_dal: '1861-03-17', valido_al: '1869-05-01' },
      { valido_dal: '2001-12-12', valido_al: '2003-03-06' },
      { valido_dal: '2004-06-08', valido_al: null },
    ),
  ],
  passaggi: [passage(2, 1, '1869-05-01'), passage(1, 2, '2001-12-12', false), passage(1, 2, '2004-06-08', false)],
  altre_prima: false,
  altre_dopo: false,
  edizione: '1',
};

/** Grandparents went into a parent, the parent and an aunt into the unit, the unit into a child. */
export const family: Genealogia = {
  unita: [
    unit(10, 'Grandfather', -2, { valido_dal: '1861-03-17', valido_al: '1900-01-01' }),
    unit(11, 'Grandmother', -2, { valido_dal: '1861-03-17', valido_al: '1900-01-01' }),
    unit(20, 'Parent', -1, { valido_dal: '1900-01-01', valido_al: '1950-01-01' }),
    unit(21, 'Aunt', -1, { valido_dal: '1861-03-17', valido_al: '1950-01-01' }),
    unit(30, 'Unit', 0, { valido_dal: '1950-01-01', valido_al: '2000-01-01' }),
    unit(40, 'Child', 1, { valido_dal: '2000-01-01', valido_al: null }),
  ],
  passaggi: [
    passage(10, 20, '1900-01-01'),
    passage(11, 20, '1900-01-01'),
    passage(20, 30, '1950-01-01'),
    passage(21, 30, '1950-01-01'),
    passage(30, 40, '2000-01-01'),
  ],
  altre_prima: false,
  altre_dopo: false,
  edizione: '1',
};
