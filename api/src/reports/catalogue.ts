import type { ReportDefinition } from './definition.ts';
import { elencoProvince1861 } from './definitions/048-elenco-province-1861.ts';
import { elencoProvince1927 } from './definitions/049-elenco-province-1927.ts';
import { elencoComuni1927 } from './definitions/050-elenco-comuni-1927.ts';
import { elencoComuni1861 } from './definitions/051-elenco-comuni-1861.ts';
import { elencoComuni } from './definitions/061-elenco-comuni.ts';
import { provinceDimensione } from './definitions/063-province-dimensione.ts';
import { elencoProvince } from './definitions/064-elenco-province.ts';
import { regioniNuts } from './definitions/065-regioni-nuts.ts';
import { regioniDimensione } from './definitions/066-regioni-dimensione.ts';
import { elencoRegioni } from './definitions/068-elenco-regioni.ts';
import { ripartizioniNuts } from './definitions/069-ripartizioni-nuts.ts';
import { ripartizioniDimensione } from './definitions/070-ripartizioni-dimensione.ts';
import { elencoRipartizioni } from './definitions/071-elenco-ripartizioni.ts';
import { comuniDimensione } from './definitions/074-comuni-dimensione.ts';
import { comuniNuts } from './definitions/076-comuni-nuts.ts';
import { fua2011 } from './definitions/091-fua-2011.ts';
import { comuniSoppressi } from './definitions/098-comuni-soppressi.ts';
import { traslazioneComuni } from './definitions/099-traslazione-comuni.ts';
import { comuniCostituiti } from './definitions/100-comuni-costituiti.ts';
import { provinceNuts } from './definitions/102-province-nuts.ts';
import { comuniVariazioniTerritoriali } from './definitions/103-comuni-variazioni-territoriali.ts';
import { comuniCambioDenominazione } from './definitions/104-comuni-cambio-denominazione.ts';
import { comuniVariazioneCodice } from './definitions/105-comuni-variazione-codice.ts';
import { provinceSoppresse } from './definitions/112-province-soppresse.ts';
import { provinceCostituite } from './definitions/113-province-costituite.ts';
import { comuniSoppressiNonRicostituiti } from './definitions/128-comuni-soppressi-non-ricostituiti.ts';
import { variazioniComuni1991 } from './definitions/129-variazioni-comuni-1991.ts';
import { denominazioniPrecedenti } from './definitions/130-denominazioni-precedenti.ts';
import { confrontoDueDate } from './definitions/298-confronto-due-date.ts';
import { traslazioneCodici } from './definitions/304-traslazione-codici.ts';
import { modificaLimiti } from './definitions/307-modifica-limiti.ts';
import { citta2021 } from './definitions/414-citta-2021.ts';
import { citta2011 } from './definitions/427-citta-2011.ts';
import { fua2021 } from './definitions/446-fua-2021.ts';
import { confrontoFua } from './definitions/447-confronto-fua.ts';
import { nuts3Dimensione } from './definitions/449-nuts3-dimensione.ts';
import { traslazioneFua } from './definitions/462-traslazione-fua.ts';
import { confrontoFuaDueDate } from './definitions/463-confronto-fua-due-date.ts';
import { loadedRowsReports } from './definitions/loaded-rows.ts';

/** Every report of the portal, by id. */
export const CATALOGUE: ReadonlyMap<number, ReportDefinition> = new Map(
  [
    elencoProvince1861,
    elencoProvince1927,
    elencoComuni1927,
    elencoComuni1861,
    elencoComuni,
    provinceDimensione,
    elencoProvince,
    regioniNuts,
    regioniDimensione,
    elencoRegioni,
    ripartizioniNuts,
    ripartizioniDimensione,
    elencoRipartizioni,
    comuniDimensione,
    comuniNuts,
    fua2011,
    comuniSoppressi,
    traslazioneComuni,
    comuniCostituiti,
    provinceNuts,
    comuniVariazioniTerritoriali,
    comuniCambioDenominazione,
    comuniVariazioneCodice,
    provinceSoppresse,
    provinceCostituite,
    comuniSoppressiNonRicostituiti,
    variazioniComuni1991,
    denominazioniPrecedenti,
    confrontoDueDate,
    traslazioneCodici,
    modificaLimiti,
    citta2021,
    citta2011,
    fua2021,
    confrontoFua,
    nuts3Dimensione,
    traslazioneFua,
    confrontoFuaDueDate,
    ...loadedRowsReports,
  ]
    .sort((a, b) => a.id - b.id)
    .map((report) => [report.id, report]),
);
