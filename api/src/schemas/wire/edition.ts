import { Type } from 'typebox';
import { closed, dayOf, described, NullableText, Text, type Wire } from './blocks.ts';

export const FonteEdizione = Type.Object({ nome: Text, licenza: Text, url: NullableText }, closed);
export type FonteEdizione = Wire<typeof FonteEdizione>;

export const Edizione = Type.Object(
  {
    id: described('Names the edition in addresses (`edizione=`) and ETags'),
    nome: Text,
    aggiornata_al: dayOf('The data are complete up to this day'),
    approssimata: Type.Boolean({ description: 'True when the data come from the built-in packages and past figures are not exact' }),
    fonti: Type.Array(FonteEdizione),
  },
  { ...closed, description: 'The edition of the data in use' },
);
export type Edizione = Wire<typeof Edizione>;

export const Settings = Type.Object(
  {
    AccessibilityDeclarationUrl: Text,
    Edizione: described('The `id` of `/api/edizione`'),
    EdizioneNome: Text,
    EdizioneData: described('The `aggiornata_al` of `/api/edizione`'),
    EdizioneApprossimata: Type.Union([Type.Literal('true'), Type.Literal('false')]),
  },
  closed,
);
export type Settings = Wire<typeof Settings>;
