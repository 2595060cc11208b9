import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Provvedimento } from './provvedimento.ts';
import { Certezza, Fonte, Livello } from './values.ts';

/** A change of a unit. The first eleven names are fixed by the contract of the API. */
export const Variazione = Shape('Variazione', {
  data: Day('variazione.data'),
  tipo: OrNull(Text('variazione.tipo')),
  descrizione: Text('variazione.descrizione'),
  id: Whole('codice.id'),
  codice: OrNull(Text('variazione.codice')),
  denominazione: Text('confronto.variazioni.unita.denominazione'),
  id_collegata: OrNull(Whole('variazione.id_collegata')),
  codice_collegato: OrNull(Text('variazione.codice_collegato')),
  denominazione_collegata: OrNull(Text('variazione.denominazione_collegata')),
  provvedimento: OrNull(Provvedimento),
  certezza: Certezza,
  livello: Livello,
  codice_precedente: OrNull(Text('variazione.codice_precedente')),
  denominazione_precedente: OrNull(Text('variazione.denominazione_precedente')),
  collegata: Type.Union(
    [Type.Literal('unità'), Type.Literal('estero'), Type.Literal('nessuna'), Type.Literal('non nota'), Type.Literal('non caricata')],
    {
      title: 'Collegata',
      description: 'variazione.collegata',
    },
  ),
  certezza_collegata: OrNull(Certezza),
  fonte: OrNull(Fonte),
});
export type Variazione = Wire<typeof Variazione>;
