import { FIRST_DAY } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { PERIODS } from '../fields/urbanAreas.ts';
import { type MessageKey, message } from '../message.ts';
import { type OwnParts, type ReportId, report } from '../report.ts';

type FactsOf<Key> = Key extends `loadedRows.missing.${infer Facts}` ? Facts : never;

/** Reports that differ in id and title alone, with the facts that no file of the record holds. */
const loaded = (ids: readonly ReportId[], missing: FactsOf<MessageKey>, own: OwnParts): ReportDefinition[] =>
  ids.map((id) => report(id, { ...own, missing: message(`loadedRows.missing.${missing}`) }));

/** The reports that the model does not compute: they are served from the rows an operator loads, and are not enabled until he does. */
export const loadedRowsReports: readonly ReportDefinition[] = [
  loaded([42], 'geographicalDivisions', { kind: 'DATA', unit: 4, from: FIRST_DAY, to: '1927-01-11', showDate: true }),
  loaded([43], 'geographicalDivisions', { kind: 'DATA', unit: 4, from: '1927-01-12', to: '1947-12-31', showDate: true }),
  loaded([44], 'compartments', { kind: 'DATA', unit: 5, from: FIRST_DAY, to: '1927-01-11', showDate: true }),
  loaded([46], 'compartments', { kind: 'DATA', unit: 5, from: '1927-01-12', to: '1947-12-31', showDate: true }),
  loaded([47], 'subProvincialDistricts', { kind: 'DATA', unit: 8, from: FIRST_DAY, to: '1927-01-11' }),
  loaded([75], 'policyAreas', { kind: 'DATA', unit: 1, from: '2014-01-01' }),
  loaded([82, 83, 85], 'localLabourSystems2001', { kind: 'DATA', unit: 9, from: '2001-10-21', to: '2011-10-08' }),
  loaded([86, 87, 88, 90], 'localLabourSystems2011', { kind: 'DATA', unit: 9, from: '2011-10-09', to: '2021-12-30' }),
  loaded([253], 'functionalUrbanAreas2011', { kind: 'DATA', unit: 10, ...PERIODS[2011] }),
  loaded([106], 'endOfCompartments', { kind: 'PERIODO', unit: 6, from: FIRST_DAY }),
  loaded([120, 121, 122], 'industrialDistricts', { kind: 'DATA', unit: 11, from: '2011-10-09', to: '2021-12-30' }),
  loaded([408, 409, 411, 441, 444], 'localLabourSystems2021', { kind: 'DATA', unit: 9, from: '2021-12-31' }),
  loaded([415], 'functionalUrbanAreas2021', { kind: 'DATA', unit: 10, ...PERIODS[2021] }),
  loaded([450, 451], 'nutsCodes', { kind: 'ATTUALIZZAZIONE', unit: 12, from: '2006-01-01' }),
  loaded([459, 460, 461], 'localLabourSystems', { kind: 'ATTUALIZZAZIONE', unit: 9, from: '2011-10-09' }),
].flat();
