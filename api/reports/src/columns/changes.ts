import { message } from '../message.ts';
import { codeColumn, dateColumn, ordinalColumn, textColumn } from './column.ts';

const unknownAct = message('changes.availableOnlyWhere');

export const ANNO = ordinalColumn('ANNO', message('column.ANNO'), {
  guide: message('changes.anno.guide'),
});
export const SIGLA_UTS = codeColumn('SIGLA_UTS', message('column.SIGLA_UTS'));
export const FLAG_ES_SCORPORO = ordinalColumn('FLAG_ES_SCORPORO', message('column.FLAG_ES_SCORPORO'), {
  guide: message('changes.flagEsScorporo.guide'),
  note: message('changes.flagEsScorporo.note'),
});
export const COD_VARIAZIONE = codeColumn('COD_VARIAZIONE', message('column.COD_VARIAZIONE'), {
  guide: message('changes.codVariazione.guide'),
});
export const DESC_COD_VARIAZIONE = textColumn('DESC_COD_VARIAZIONE', message('column.DESC_COD_VARIAZIONE'));
export const DATA_INIZIO_AMMINISTRATIVA = dateColumn('DATA_INIZIO_AMMINISTRATIVA', message('column.DATA_INIZIO_AMMINISTRATIVA'), {
  guide: message('changes.dataInizioAmministrativa.guide'),
});
export const PROVVEDIMENTO = textColumn('PROVVEDIMENTO', message('column.PROVVEDIMENTO'), { note: unknownAct });
export const TESTO_PROVVEDIMENTO = textColumn('TESTO_PROVVEDIMENTO', message('column.TESTO_PROVVEDIMENTO'), { note: unknownAct });
export const CERTEZZA_REL = textColumn('CERTEZZA_REL', message('column.CERTEZZA_REL'), {
  guide: message('changes.certezzaRel.guide'),
  note: message('changes.certezzaRel.note'),
});
export const FLAG_VALIDO = textColumn('FLAG_VALIDO', message('column.FLAG_VALIDO'), {
  guide: message('changes.flagValido.guide'),
});
export const COD_DENOMINAZIONE_STORICO = codeColumn('COD_DENOMINAZIONE_STORICO', message('column.COD_DENOMINAZIONE_STORICO'), {
  guide: message('changes.codDenominazioneStorico.guide'),
  note: message('changes.codDenominazioneStorico.note'),
});
export const DENOMINAZIONE_PREC = textColumn('DENOMINAZIONE_PREC', message('column.DENOMINAZIONE_PREC'));
