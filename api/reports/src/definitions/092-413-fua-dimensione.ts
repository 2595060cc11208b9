import { PERIODS, sizeOfAreas } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

const lacks = message('urbanAreas.sizesLack');

export const fua2011Dimensione = report(92, { kind: 'DATA', unit: 10, ...PERIODS[2011], partial: sizeOfAreas(2011), lacks });
export const fua2021Dimensione = report(413, { kind: 'DATA', unit: 10, ...PERIODS[2021], partial: sizeOfAreas(2021), lacks });
