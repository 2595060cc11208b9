import { Type } from 'typebox';
import { closed, Day, NullableText, Text } from './blocks.ts';

export const FonteEdizione = Type.Object({ nome: Text, licenza: Text, url: NullableText }, closed);

export const Edizione = Type.Object(
  { id: Text, nome: Text, aggiornata_al: Day, approssimata: Type.Boolean(), fonti: Type.Array(FonteEdizione) },
  closed,
);

export const Settings = Type.Object(
  {
    AccessibilityDeclarationUrl: Text,
    Edizione: Text,
    EdizioneNome: Text,
    EdizioneData: Text,
    EdizioneApprossimata: Type.Union([Type.Literal('true'), Type.Literal('false')]),
  },
  closed,
);
