import type { ReportListItem } from '@territori/contract/wire';

/** A report as the API lists it. */
export const report: ReportListItem = {
  id_funzione: 61,
  titolo_report: 'Elenco dei codici e delle denominazioni delle unità territoriali',
  descrizione_report: 'I comuni in vigore alla data.',
  periodo_dati: 'Periodo di consultazione del report: 01/01/1948 - 01/01/2026',
  periodo_dati_da: '1948-01-01',
  periodo_dati_a: '2026-01-01',
  pdata: '2026-01-01',
  pdataa: null,
  rule_showhide: 'ABILITATO',
  motivo: null,
  avviso: null,
  tipo_analisi_temporale: 'DATA',
  ambito: 'Unità amministrative',
  unita: 'Comune',
  modo: 'DATA',
};
