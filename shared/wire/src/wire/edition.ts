import { Type } from 'typebox';
import { dayOf, described, NullableText, named, orNull, Text, type Wire } from './blocks.ts';

export const FonteEdizione = Type.Object({ nome: Text, licenza: Text, url: NullableText }, named('FonteEdizione'));
export type FonteEdizione = Wire<typeof FonteEdizione>;

export const MancanzaEdizione = Type.Object(
  {
    fatto: described('Name of the kind of fact, the same in both languages'),
    descrizione: described('The kind of fact in the language of the call'),
    file: orNull(Type.String(), 'The damaged file that holds such facts; null when no loaded file holds them'),
  },
  named('MancanzaEdizione'),
);
export type MancanzaEdizione = Wire<typeof MancanzaEdizione>;

export const DateFatto = Type.Object(
  {
    fatto: described('Name of the kind of fact, the same in both languages'),
    descrizione: described('The kind of fact in the language of the call'),
    dal: dayOf('The first day that the loaded lists describe'),
    al: dayOf('The last day that the loaded lists describe'),
  },
  named('DateFatto'),
);
export type DateFatto = Wire<typeof DateFatto>;

export const Edizione = Type.Object(
  {
    id: described(
      'Names the edition in addresses (`edizione=`), ETags, citations and the archive: the same sources and the same loader give the same name everywhere',
    ),
    versione: described(
      'Names the version of the program and of its texts. Beside `edizione=` in an address, it makes another address after an update',
    ),
    nome: Text,
    aggiornata_al: dayOf('The changes of the municipalities are complete up to this day'),
    aggiornata_al_per: Type.Array(DateFatto, {
      description: 'The days of the kinds of facts that are known for other days than the changes of the municipalities',
    }),
    fonti: Type.Array(FonteEdizione),
    mancanze: Type.Array(MancanzaEdizione, {
      description: 'What the edition lacks, one entry a kind of fact; empty for a complete edition',
    }),
  },
  { ...named('Edizione'), description: 'The edition of the data in use' },
);
export type Edizione = Wire<typeof Edizione>;

export const Settings = Type.Object(
  {
    AccessibilityDeclarationUrl: Text,
    Edizione: described('The `id` of `/api/edizione`'),
    EdizioneNome: Text,
    EdizioneData: described('The `aggiornata_al` of `/api/edizione`'),
  },
  named('Settings'),
);
export type Settings = Wire<typeof Settings>;
