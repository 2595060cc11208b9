import type { ReportDefinition } from './definition.ts';
import { elencoComuni1927 } from './definitions/050-elenco-comuni-1927.ts';
import { elencoComuni1861 } from './definitions/051-elenco-comuni-1861.ts';
import { elencoComuni } from './definitions/061-elenco-comuni.ts';
import { provinceDimensione } from './definitions/063-province-dimensione.ts';
import { elencoProvince } from './definitions/064-elenco-province.ts';
import { regioniDimensione } from './definitions/066-regioni-dimensione.ts';
import { elencoRegioni } from './definitions/068-elenco-regioni.ts';
import { ripartizioniDimensione } from './definitions/070-ripartizioni-dimensione.ts';
import { elencoRipartizioni } from './definitions/071-elenco-ripartizioni.ts';
import { comuniDimensione } from './definitions/074-comuni-dimensione.ts';
import { loadedRowsReports } from './definitions/loaded-rows.ts';

/** Every report of the portal, by id. */
export const CATALOGUE: ReadonlyMap<number, ReportDefinition> = new Map(
  [
    elencoComuni1927,
    elencoComuni1861,
    elencoComuni,
    provinceDimensione,
    elencoProvince,
    regioniDimensione,
    elencoRegioni,
    ripartizioniDimensione,
    elencoRipartizioni,
    comuniDimensione,
    ...loadedRowsReports,
  ]
    .sort((a, b) => a.id - b.id)
    .map((report) => [report.id, report]),
);
