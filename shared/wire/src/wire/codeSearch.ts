import { Type } from 'typebox';
import { described, named, Text, type Wire } from './blocks.ts';
import { Cell, type Row } from './values.ts';

export const TipologiaUnita = Type.Object(
  { return_code: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3')]), label_tipologia: Text },
  { ...named('TipologiaUnita'), description: 'A row of `ricercacodice_criterio`: 1 municipality, 2 province or UTS, 3 region' },
);
export type TipologiaUnita = Wire<typeof TipologiaUnita>;

export const ValoreRicercaCodice = Type.Object(
  {
    V: described('`<code> - <name>`; the name alone where no source has the code'),
    RC: described('Goes into `prc`; it distinguishes units that shared a code or a name'),
  },
  { ...named('ValoreRicercaCodice'), description: 'A row of `ricercacodice_criterio_lov`' },
);
export type ValoreRicercaCodice = Wire<typeof ValoreRicercaCodice>;

export const RigaRicercaCodice = Type.Object(
  {
    'Codice Istat': described('Of a UTS the statistical code; `Codice Provincia (Storico)` is then the historical one'),
    Denominazione: Text,
    'Data inizio': described('DD/MM/YYYY'),
    'Data fine': described('DD/MM/YYYY; an open end is one blank'),
  },
  {
    title: 'RigaRicercaCodice',
    additionalProperties: Cell,
    description:
      'A row of `ricercacodice_criterio_res`: one code and name of the unit with their validity, newest first. Further keys depend on the kind of unit',
  },
);
export type RigaRicercaCodice = Wire<typeof RigaRicercaCodice> & Row;
