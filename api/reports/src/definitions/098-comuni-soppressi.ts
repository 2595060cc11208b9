import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const comuniSoppressi = report(98, {
  kind: 'PERIODO',
  unit: 1,
  from: '1861-03-17',
  query: {
    fields: () => [
      eventOfChange.year,
      municipalityOfChange.province,
      municipalityOfChange.provinceCode,
      municipalityOfChange.code,
      municipalityOfChange.cadastral,
      municipalityOfChange.name,
      municipalityOfChange.otherName,
      eventOfChange.split,
      eventOfChange.kind,
      eventOfChange.day,
      otherOfChange.code,
      otherOfChange.cadastral,
      otherOfChange.name,
      otherOfChange.provinceCode,
      otherOfChange.province,
      otherOfChange.certainty,
    ],
    ...municipalChanges(changesOfKind('ES', 'AS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
});
