import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import type { ReportDefinition } from '../definition.ts';
import { message } from '../message.ts';

/** Reports that differ in id and title alone. */
const family = (common: Omit<ReportDefinition, 'id' | 'title'>, titles: Readonly<Record<number, Localized>>): ReportDefinition[] =>
  Object.entries(titles).map(([id, title]) => ({ id: Number(id), title, ...common }));

/** The reports that the model does not compute: they are served from the rows an operator loads, and are not enabled until he does. */
export const loadedRowsReports: readonly ReportDefinition[] = [
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 4,
      from: FIRST_DAY,
      to: '1927-01-11',
      showDate: true,
      missing: message('loadedRows.missing.codesNamesGeographical'),
    },
    {
      42: message('r042.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 4,
      from: '1927-01-12',
      to: '1947-12-31',
      showDate: true,
      missing: message('loadedRows.missing.codesNamesGeographical'),
    },
    {
      43: message('r043.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 5,
      from: FIRST_DAY,
      to: '1927-01-11',
      showDate: true,
      missing: message('loadedRows.missing.namesCompartments'),
    },
    {
      44: message('r044.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 5,
      from: '1927-01-12',
      to: '1947-12-31',
      showDate: true,
      missing: message('loadedRows.missing.namesCompartments'),
    },
    {
      46: message('r046.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 8,
      from: FIRST_DAY,
      to: '1927-01-11',
      showDate: false,
      missing: message('loadedRows.missing.subProvincialDistricts'),
    },
    {
      47: message('r047.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 1,
      from: '2014-01-01',
      to: OPEN_END,
      showDate: false,
      missing: message('loadedRows.missing.policyAreasMunicipalities'),
    },
    {
      75: message('r075.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 9,
      from: '2001-10-21',
      to: '2011-10-08',
      showDate: false,
      missing: message('loadedRows.missing.localLabourSystems'),
    },
    {
      82: message('r082.title'),
      83: message('r083.title'),
      85: message('r085.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 9,
      from: '2011-10-09',
      to: '2021-12-30',
      showDate: false,
      missing: message('loadedRows.missing.localLabourSystems.localLabourSystems'),
    },
    {
      86: message('r086.title'),
      87: message('r087.title'),
      88: message('r088.title'),
      90: message('r090.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 10,
      from: '2018-01-01',
      to: '2021-12-30',
      showDate: false,
      missing: message('loadedRows.missing.featuresFunctionalUrban'),
    },
    {
      253: message('r253.title'),
    },
  ),
  ...family(
    {
      kind: 'PERIODO',
      scope: 1,
      unit: 6,
      from: FIRST_DAY,
      to: OPEN_END,
      showDate: false,
      missing: message('loadedRows.missing.dayWhichCompartments'),
    },
    {
      106: message('r106.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 11,
      from: '2011-10-09',
      to: '2021-12-30',
      showDate: false,
      missing: message('loadedRows.missing.industrialDistricts'),
    },
    {
      120: message('r120.title'),
      121: message('r121.title'),
      122: message('r122.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 9,
      from: '2021-12-31',
      to: OPEN_END,
      showDate: false,
      missing: message('loadedRows.missing.localLabourSystems2'),
    },
    {
      408: message('r408.title'),
      409: message('r409.title'),
      411: message('r411.title'),
      441: message('r441.title'),
      444: message('r444.title'),
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 10,
      from: '2021-12-31',
      to: OPEN_END,
      showDate: false,
      missing: message('loadedRows.missing.featuresFunctionalUrban.featuresFunctionalUrban'),
    },
    {
      415: message('r415.title'),
    },
  ),
  ...family(
    {
      kind: 'ATTUALIZZAZIONE',
      scope: 2,
      unit: 12,
      from: '2006-01-01',
      to: OPEN_END,
      showDate: false,
      missing: message('loadedRows.missing.nutsCodesMunicipalities'),
    },
    {
      450: message('r450.title'),
      451: message('r451.title'),
    },
  ),
  ...family(
    {
      kind: 'ATTUALIZZAZIONE',
      scope: 2,
      unit: 9,
      from: '2011-10-09',
      to: OPEN_END,
      showDate: false,
      missing: message('loadedRows.missing.localLabourSystems3'),
    },
    {
      459: message('r459.title'),
      460: message('r460.title'),
      461: message('r461.title'),
    },
  ),
];
