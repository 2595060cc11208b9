import { censusDay } from '@territori/traduzione/storia';
import { message } from '../message.ts';
import { istatFormat } from './format.ts';

/** The circondari and distretti of the census of 1911: the rows of report 47 on its day. */
export const historicalDistricts = istatFormat({
  description: message('historicalDistricts.description'),
  columns: ['cod_circ', 'den_circ', 'desc_circ'],
  read(table, sources) {
    sources.snapshots.push({
      report: 47,
      date: censusDay(1911) ?? null,
      file: table.file,
      rows: table.rows.map((row) => ({
        COD_CIRC: row.required('cod_circ'),
        DEN_CIRC: row.required('den_circ'),
        DESC_CIRC: row.required('desc_circ'),
      })),
    });
  },
});
