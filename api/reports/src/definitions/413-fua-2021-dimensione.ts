import { sizeOfAreas } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const fua2021Dimensione = report(413, {
  kind: 'DATA',
  unit: 10,
  from: '2021-12-31',
  partial: sizeOfAreas(2021),
  lacks: message('r413.lacks'),
});
