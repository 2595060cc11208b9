import { editionName } from '@territori/history/edition/editionName';
import type { Database } from '@territori/store/database';
import { Gauge, type Registry } from 'prom-client';

/** The edition in service. There is no sample while none can be read. Its age is the difference of a time to now, as Prometheus advises. */
export function editionMetrics(register: Registry, database: Database): void {
  const registers = [register];
  const current = () => database.edition().catch(() => undefined);
  new Gauge({
    name: 'territori_edition_info',
    help: 'Edition of the data in service, always 1: its name in addresses, the number of its load, its day',
    labelNames: ['name', 'id', 'date'],
    registers,
    async collect() {
      this.reset();
      const edition = await current();
      if (edition) this.set({ name: editionName(edition), id: edition.id, date: edition.date }, 1);
    },
  });
  new Gauge({
    name: 'territori_edition_date_timestamp_seconds',
    help: 'Midnight UTC of the last day for which the edition in service knows of a change, in seconds since 1970',
    registers,
    async collect() {
      this.remove();
      const edition = await current();
      if (edition) this.set(Date.parse(edition.date) / 1000);
    },
  });
  new Gauge({
    name: 'territori_edition_loaded_timestamp_seconds',
    help: 'When the edition came into service, in seconds since 1970',
    registers,
    async collect() {
      this.remove();
      const edition = await current();
      if (edition) this.set(Date.parse(edition.loadedAt) / 1000);
    },
  });
}
