import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Certezza, Fonte, Livello } from './values.ts';

const upper = (of: 'province' | 'region' | 'division') => ({
  id: Whole(`unita.upper.${of}.id`),
  codice: Text(`unita.upper.${of}.codice`),
  denominazione: Text(`unita.upper.${of}.denominazione`),
});

/** A unit in one of its states. The first fifteen names are fixed by the contract of the API; the others are its characteristics. */
export const Unita = Shape('Unita', {
  id: Whole('unita.id'),
  livello: Livello,
  codice: OrNull(Text('unita.codice')),
  denominazione: Text('unita.denominazione'),
  denominazione_altra: OrNull(Text('ogc.Properties.denominazione_altra')),
  codice_catastale: OrNull(Text('ogc.Properties.codice_catastale')),
  provincia: OrNull(
    Type.Object(
      {
        ...upper('province'),
        sigla: OrNull(Text('unita.provincia.sigla')),
      },
      {
        title: 'RiferimentoProvincia',
        additionalProperties: false,
        description: 'unita.provincia',
      },
    ),
  ),
  regione: OrNull(
    Type.Object(upper('region'), {
      title: 'RiferimentoRegione',
      additionalProperties: false,
      description: 'unita.regione',
    }),
  ),
  ripartizione: OrNull(
    Type.Object(upper('division'), {
      title: 'RiferimentoRipartizione',
      additionalProperties: false,
      description: 'unita.ripartizione',
    }),
  ),
  valido_dal: Day('unita.valido_dal'),
  valido_al: OrNull(Day('ogc.Properties.valido_al')),
  certezza: Certezza,
  fonte: OrNull(Fonte),
  codice_uts: OrNull(Text('unita.codice_uts')),
  sigla: OrNull(Text('unita.sigla')),
  tipo: OrNull(Whole('unita.tipo')),
  codice_fiscale: OrNull(Text('unita.codice_fiscale')),
  capoluogo_provincia: OrNull(Flag('unita.capoluogo_provincia')),
  capoluogo_regione: OrNull(Flag('unita.capoluogo_regione')),
  nuts1: OrNull(Text('unita.nuts1')),
  nuts2: OrNull(Text('unita.nuts2')),
  nuts3: OrNull(Text('unita.nuts3')),
});
export type Unita = Wire<typeof Unita>;
