import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Certezza, Fonte, Livello } from './values.ts';

const reference = (of: string) => ({
  id: Whole(`Id of the ${of}`),
  codice: Text(`Istat code of the ${of}`),
  denominazione: Text(`Name of the ${of} on that day`),
});

/** A unit in one of its states. The first fifteen names are fixed by the contract of the API; the others are its characteristics. */
export const Unita = Shape('Unita', {
  id: Whole('Permanent number of the unit: it stays when code, name or province change, and between editions'),
  livello: Livello,
  codice: OrNull(
    Text('Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione 1; null where no source has it'),
  ),
  denominazione: Text('Name, with the other official language where there is one: "Bolzano/Bozen"'),
  denominazione_altra: OrNull(Text('Name in the other official language, null where there is none')),
  codice_catastale: OrNull(Text('Cadastral (Belfiore) code of a comune, null where no source has it')),
  provincia: OrNull(
    Type.Object(
      {
        ...reference('province'),
        sigla: OrNull(Text('Plate letters, null before 1927 and where the province has none')),
      },
      {
        title: 'RiferimentoProvincia',
        additionalProperties: false,
        description: 'Province or other supra-municipal unit of a comune, null for other levels',
      },
    ),
  ),
  regione: OrNull(
    Type.Object(reference('region'), {
      title: 'RiferimentoRegione',
      additionalProperties: false,
      description: 'Region of a comune or uts, null before 1948, when the regions were established',
    }),
  ),
  ripartizione: OrNull(
    Type.Object(reference('division'), {
      title: 'RiferimentoRipartizione',
      additionalProperties: false,
      description: 'Geographical division of a comune, uts or regione, null where there is no region',
    }),
  ),
  valido_dal: Day('First day on which code, name, province and cadastral code were these'),
  valido_al: OrNull(Day('First day on which they were no longer these; null while in force')),
  certezza: Certezza,
  fonte: OrNull(Fonte),
  codice_uts: OrNull(Text('Statistical code of a uts (COD_UTS), null where not known')),
  sigla: OrNull(Text('Plate letters of a uts, null for other levels')),
  tipo: OrNull(
    Whole(
      'Type of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5 unità non amministrativa) or of a regione (1 ordinary, 2 special statute), null where not known',
    ),
  ),
  codice_fiscale: OrNull(Text('Tax code of the body, null where not known')),
  capoluogo_provincia: OrNull(Flag('Whether a comune is the capital of its province, null where not known')),
  capoluogo_regione: OrNull(Flag('Whether a comune is the capital of its region, null where not known')),
  nuts1: OrNull(Text('NUTS 2024, first level, null where not known')),
  nuts2: OrNull(Text('NUTS 2024, second level, null where not known')),
  nuts3: OrNull(Text('NUTS 2024, third level, null where not known')),
});
export type Unita = Wire<typeof Unita>;
