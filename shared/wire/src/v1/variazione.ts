import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Provvedimento } from './provvedimento.ts';
import { Certezza, Fonte, Livello } from './values.ts';

/** A change of a unit. The first eleven names are fixed by the contract of the API. */
export const Variazione = Shape('Variazione', {
  data: Day('First day of the new state'),
  tipo: OrNull(Text('Kind of change: CS establishment; ES abolition; CD change of name; AP change of province; RN new statistical code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory from an abolished unit; CECS cession of territory to a new unit; AS passage to a foreign state; PV first validity. Null where the sources show that something changed and do not say what')),
  descrizione: Text('The change in a sentence, in the language of the call'),
  id: Whole('Id of the unit'),
  codice: OrNull(Text('Code of the unit after the change, for an end its last one; null where no source has it')),
  denominazione: Text('Name of the unit after the change, for an end its last one'),
  id_collegata: OrNull(
    Whole(
      'Id of the other unit: the successor, the unit merged or divided, for AP the new province, for a change without a kind the unit that ended in it or was founded from it on that day; null where there is none or none is known',
    ),
  ),
  codice_collegato: OrNull(Text('Code of the other unit on that day')),
  denominazione_collegata: OrNull(Text('Name of the other unit on that day')),
  provvedimento: OrNull(Provvedimento),
  certezza: Certezza,
  livello: Livello,
  codice_precedente: OrNull(Text('Code of the unit before the change, null for a beginning')),
  denominazione_precedente: OrNull(Text('Name of the unit before the change, null for a beginning')),
  collegata: Type.Union(
    [Type.Literal('unità'), Type.Literal('estero'), Type.Literal('nessuna'), Type.Literal('non nota'), Type.Literal('non caricata')],
    {
      title: 'Collegata',
      description:
        'The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this kind has none), non nota (no loaded list names it), non caricata (no list that would name it is loaded)',
    },
  ),
  certezza_collegata: OrNull(Certezza),
  fonte: OrNull(Fonte),
});
export type Variazione = Wire<typeof Variazione>;
