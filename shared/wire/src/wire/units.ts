import { Type } from 'typebox';
import { Count, Day, dayOf, described, NullableText, named, orNull, Text, type Wire } from './blocks.ts';
import { Certezza, Livello } from './values.ts';

export const MotivoRicerca = Type.Object(
  {
    tipo: Type.Union(
      [
        Type.Literal('nome_precedente'),
        Type.Literal('altro_nome'),
        Type.Literal('codice'),
        Type.Literal('codice_catastale'),
        Type.Literal('sigla'),
        Type.Literal('nuts'),
      ],
      { description: 'What the text is of the unit' },
    ),
    testo: described('The name or code that was found, as it is written'),
    fino_al: orNull(Day, 'First day after it; null while it is in use, and for a name that no source dates'),
  },
  { ...named('MotivoRicerca'), description: 'Why the text finds a unit whose last name does not show it' },
);
export type MotivoRicerca = Wire<typeof MotivoRicerca>;

export const Unita = Type.Object(
  {
    id: Type.Integer(),
    livello: Livello,
    codice: described('Last known code, empty where no source has it'),
    denominazione: described('Last known name'),
    denominazioni_precedenti: Type.Array(Text, { description: 'Names that it had before, in order of the alphabet' }),
    altre_denominazioni: Type.Array(Text, {
      description:
        'Names that a source gives it without a date, such as the form in another language; it need not have had them officially',
    }),
    provincia: orNull(Text, 'Name of the province, null above it'),
    validita_da: Day,
    validita_a: Day,
    motivo: orNull(MotivoRicerca, 'Null where the text is of its last name'),
    approssimata: Type.Boolean({ description: 'True where the text is like a name, but for typing errors' }),
  },
  named('Unita'),
);
export type Unita = Wire<typeof Unita>;

const riferimento = { id: Type.Integer(), codice: Text, denominazione: Text };
const tipo = orNull(Text, 'Kind of change (`CS`, `ES`, `CD`, `AP`, `RN`, ...); null when the source does not say');

export const RiferimentoUnita = Type.Object(riferimento, named('RiferimentoUnita'));
export type RiferimentoUnita = Wire<typeof RiferimentoUnita>;

export const PassoUnita = Type.Object({ ...riferimento, data: Day, tipo, certezza: Certezza }, named('PassoUnita'));
export type PassoUnita = Wire<typeof PassoUnita>;

export const VersioneUnita = Type.Object(
  {
    codice: Text,
    denominazione: Text,
    provincia: NullableText,
    sigla_automobilistica: NullableText,
    regione: NullableText,
    codice_catastale: NullableText,
    validita_da: Day,
    validita_a: dayOf('First day out of force'),
  },
  named('VersioneUnita'),
);
export type VersioneUnita = Wire<typeof VersioneUnita>;

export const IndizioUnita = Type.Object(
  { ...RiferimentoUnita.properties, tipo: Type.Union([Type.Literal('CS'), Type.Literal('ES')]) },
  {
    ...named('IndizioUnita'),
    description:
      'A unit of the same province that began (CS) or ended (ES) on the same day as a unit whose origin or destiny no source names: a hint, not a fact',
  },
);
export type IndizioUnita = Wire<typeof IndizioUnita>;

export const EventoUnita = Type.Object(
  {
    id: Type.Integer(),
    data: Day,
    tipo,
    descrizione: Text,
    certezza: Certezza,
    unita_relativa: orNull(RiferimentoUnita),
    provvedimento: NullableText,
    indizi: Type.Array(IndizioUnita),
  },
  named('EventoUnita'),
);
export type EventoUnita = Wire<typeof EventoUnita>;

export const StoriaUnita = Type.Object(
  {
    id: Type.Integer(),
    livello: Livello,
    versioni: Type.Array(VersioneUnita),
    eventi: Type.Array(EventoUnita),
    predecessori: Type.Array(PassoUnita),
    successori: Type.Array(PassoUnita),
  },
  named('StoriaUnita'),
);
export type StoriaUnita = Wire<typeof StoriaUnita>;

export const PuntoSerie = Type.Object(
  { data: Day, numero: Count },
  { ...named('PuntoSerie'), description: 'Units in force from a day on: one point a day of change' },
);
export type PuntoSerie = Wire<typeof PuntoSerie>;
