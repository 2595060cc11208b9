import type { ReportDefinition } from '../definition.ts';
import { sizeOfAreas } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const fua2011Dimensione: ReportDefinition = {
  id: 92,
  title: message('r092.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  showDate: false,
  partial: sizeOfAreas(2011),
  lacks: message('r092.lacks'),
};
