import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { sizeOfAreas } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const fua2021Dimensione: ReportDefinition = {
  id: 413,
  title: message('r413.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  partial: sizeOfAreas(2021),
  lacks: message('r413.lacks'),
};
