import { editionName } from '@territori/history/edition/editionName';
import type { Database } from '@territori/store/database';
import type { Registry } from 'prom-client';
import { readGauge } from './readGauge.ts';

/** The edition in service. There is no sample while none can be read. Its age is the difference of a time to now, as Prometheus advises. */
export function editionMetrics(register: Registry, database: Database): void {
  const current = async () => {
    const edition = await database.edition().catch(() => undefined);
    return edition ? [edition] : [];
  };
  readGauge(
    register,
    [
      'territori_edition_info',
      'Edition of the data in service, always 1: its name in addresses, the number of its load, its day',
      'name',
      'id',
      'date',
    ],
    async () => (await current()).map((edition) => [1, { name: editionName(edition), id: edition.id, date: edition.date }]),
  );
  readGauge(
    register,
    [
      'territori_edition_date_timestamp_seconds',
      'Midnight UTC of the last day for which the edition in service knows of a change, in seconds since 1970',
    ],
    async () => (await current()).map(({ date }) => [Date.parse(date) / 1000]),
  );
  readGauge(
    register,
    ['territori_edition_loaded_timestamp_seconds', 'When the edition came into service, in seconds since 1970'],
    async () => (await current()).map(({ loadedAt }) => [Date.parse(loadedAt) / 1000]),
  );
}
