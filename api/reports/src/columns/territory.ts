import type { ValuedFact } from '../valuedFact.ts';
import { ordinal, quantity } from './column.ts';

const NOTE = {
  it: 'Noto dal giorno di un elenco caricato, finché il territorio del Comune non cambia: ad altre date il valore non è disponibile.',
  en: 'Known from the day of a loaded list until the territory of the municipality changes: at other dates the value is not available.',
};
const ofLists = (fact: ValuedFact['fact']) => ({ note: NOTE, valued: { fact } });

export const COM_ISO = ordinal('COM_ISO', 'Comune isolano', 'Island municipality', {
  guide: { it: '1 se il Comune è su un’isola, 0 altrimenti.', en: '1 when the municipality is on an island, else 0.' },
  ...ofLists('isolano'),
});
export const COM_LIT = ordinal('COM_LIT', 'Comune litoraneo', 'Seaside municipality', {
  guide: { it: '1 se il territorio tocca il mare, 0 altrimenti.', en: '1 when the territory touches the sea, else 0.' },
  ...ofLists('litoraneo'),
});
export const ZONA_ALT = ordinal('ZONA_ALT', 'Zona altimetrica', 'Altimetric zone', {
  guide: {
    it: '1 montagna interna, 2 montagna litoranea, 3 collina interna, 4 collina litoranea, 5 pianura.',
    en: '1 inland mountain, 2 coastal mountain, 3 inland hill, 4 coastal hill, 5 plain.',
  },
  ...ofLists('zona_altimetrica'),
});
export const ALT = quantity('ALT', 'Altitudine del centro (metri)', 'Altitude of the centre (metres)', ofLists('altitudine'));

const coastal = (year: 2011 | 2021) =>
  ordinal(`ZONE_COST_${year}`, `Zone costiere ${year}`, `Coastal areas ${year}`, {
    source: 'Istat, Eurostat',
    guide: {
      it: '1 se il Comune è sulla costa o ha almeno metà della superficie a meno di 10 km dal mare, 0 altrimenti.',
      en: '1 when the municipality is on the coast or has at least half of its area within 10 km of the sea, else 0.',
    },
    ...ofLists(`zona_costiera_${year}`),
  });
export const ZONE_COST_2011 = coastal(2011);
export const ZONE_COST_2021 = coastal(2021);

const urbanisation = (year: 2011 | 2021) =>
  ordinal(`DEGURBA_${year}`, `Grado di urbanizzazione ${year}`, `Degree of urbanisation ${year}`, {
    source: 'Istat, Eurostat',
    guide: {
      it: '1 zone densamente popolate, 2 zone a densità intermedia di popolazione, 3 zone scarsamente popolate.',
      en: '1 densely populated areas, 2 areas of intermediate density, 3 thinly populated areas.',
    },
    ...ofLists(`urbanizzazione_${year}`),
  });
export const DEGURBA_2011 = urbanisation(2011);
export const DEGURBA_2021 = urbanisation(2021);
