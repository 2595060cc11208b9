import { sizeOfAreas } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const fua2011Dimensione = report(92, {
  kind: 'DATA',
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  partial: sizeOfAreas(2011),
  lacks: message('r092.lacks'),
});
