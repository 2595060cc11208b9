import { Type } from 'typebox';
import { Count, closed, Day, NullableText, orNull, Text } from './blocks.ts';
import { Certezza, Livello } from './values.ts';

export const Unita = Type.Object(
  {
    id: Type.Integer(),
    livello: Livello,
    codice: Text,
    denominazione: Text,
    denominazioni_precedenti: Type.Array(Text),
    provincia: NullableText,
    validita_da: Day,
    validita_a: Day,
  },
  closed,
);

const riferimento = { id: Type.Integer(), codice: Text, denominazione: Text };

const Passo = Type.Object({ ...riferimento, data: Day, tipo: NullableText, certezza: Certezza }, closed);

export const StoriaUnita = Type.Object(
  {
    id: Type.Integer(),
    livello: Livello,
    versioni: Type.Array(
      Type.Object(
        {
          codice: Text,
          denominazione: Text,
          provincia: NullableText,
          sigla_automobilistica: NullableText,
          regione: NullableText,
          codice_catastale: NullableText,
          validita_da: Day,
          validita_a: Day,
        },
        closed,
      ),
    ),
    eventi: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          data: Day,
          tipo: NullableText,
          descrizione: Text,
          certezza: Certezza,
          unita_relativa: orNull(Type.Object(riferimento, closed)),
          provvedimento: NullableText,
        },
        closed,
      ),
    ),
    predecessori: Type.Array(Passo),
    successori: Type.Array(Passo),
  },
  closed,
);

export const PuntoSerie = Type.Object({ data: Day, numero: Count }, closed);
