import { Counter, Gauge, type Registry } from 'prom-client';
import { downloads } from '../exports/fileStreams.ts';

/** The XLSX and CSV files of this process: a few are written at a time, some wait, and more are refused. */
export function downloadMetrics(register: Registry): void {
  const registers = [register];
  new Gauge({
    name: 'territori_downloads_running',
    help: 'XLSX and CSV files that are being written',
    registers,
    collect() {
      this.set(downloads().running);
    },
  });
  new Gauge({
    name: 'territori_downloads_waiting',
    help: 'XLSX and CSV files that wait for their turn',
    registers,
    collect() {
      this.set(downloads().waiting);
    },
  });
  new Counter({
    name: 'territori_downloads_refused_total',
    help: 'XLSX and CSV files that were refused because too many waited',
    registers,
    collect() {
      this.reset();
      this.inc(downloads().refused);
    },
  });
}
