import { Type } from 'typebox';
import { closed, Text } from './blocks.ts';
import { Cell } from './values.ts';

export const TipologiaUnita = Type.Object(
  { return_code: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3')]), label_tipologia: Text },
  closed,
);

export const ValoreRicercaCodice = Type.Object({ V: Text, RC: Text }, closed);

export const RigaRicercaCodice = Type.Object(
  { 'Codice Istat': Text, Denominazione: Text, 'Data inizio': Text, 'Data fine': Text },
  { additionalProperties: Cell },
);
