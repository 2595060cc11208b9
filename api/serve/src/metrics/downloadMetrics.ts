import { Counter, type Registry } from 'prom-client';
import { downloads } from '../exports/fileStreams.ts';
import { readGauge } from './readGauge.ts';

/** The XLSX and CSV files of this process: a few are written at a time, some wait, and more are refused. */
export function downloadMetrics(register: Registry): void {
  readGauge(register, ['territori_downloads_running', 'XLSX and CSV files that are being written'], () => [[downloads().running]]);
  readGauge(register, ['territori_downloads_waiting', 'XLSX and CSV files that wait for their turn'], () => [[downloads().waiting]]);
  new Counter({
    name: 'territori_downloads_refused_total',
    help: 'XLSX and CSV files that were refused because too many waited',
    registers: [register],
    collect() {
      this.reset();
      this.inc(downloads().refused);
    },
  });
}
