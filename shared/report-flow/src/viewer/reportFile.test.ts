import { fakeKit, file } from '@territori/testing';
import { expect, it } from 'vitest';
import { type ReportFileRequest, reportFile } from './reportFile.ts';

const request: ReportFileRequest = {
  rows: {
    id: 61,
    dates: { from: '2025-01-01' },
    view: { filters: [{ column: 'COMUNE', value: "L'Aquila" }], sorts: [{ column: 'COMUNE', direction: 'DESC' }], page: 3, size: 10 },
  },
  language: 'it',
  edition: 'e1',
  metadata: false,
};

function open() {
  const { kit, api } = fakeKit({ api: { 'POST /api/Report/Spool/2025-01-01/61': file('città', 'comuni.csv', 'text/csv') } });
  return { kit, api };
}

it('asks for all rows with the filters and sorts of the view, whatever page is on screen', async () => {
  const { kit, api } = open();
  const { blob, filename } = await reportFile(kit.api, 'XLSX', { ...request, metadata: true });
  expect([await blob.text(), filename]).toEqual(['città', 'comuni.csv']);
  expect(api.calls[0]).toMatchObject({
    query: { PageNum: '1', PageSize: '999999', plang: 'IT', pdoctype: 'XLSX', pmetadati: '1' },
    body: { orderFields: ['COMUNE'], orderDirects: ['DESC'], pFilterFields: ['COMUNE'], pFilterValues: ["L''Aquila"] },
  });
});

it('returns a file of this session again without a call', async () => {
  const { kit, api } = open();
  await reportFile(kit.api, 'CSV', request);
  const { blob, filename } = await reportFile(kit.api, 'CSV', request);
  expect([await blob.text(), filename, blob.type]).toEqual(['città', 'comuni.csv', 'text/csv']);
  expect(api.calls).toHaveLength(1);
});

it.each<[string, Partial<ReportFileRequest>]>([
  ['edition', { edition: 'e2' }],
  ['language', { language: 'en' }],
  ['order', { rows: { ...request.rows, view: { ...request.rows.view, sorts: [] } } }],
  ['filter', { rows: { ...request.rows, view: { ...request.rows.view, filters: [] } } }],
  ['date', { rows: { ...request.rows, dates: { from: '2025-01-01', to: '2026-01-01' } } }],
  ['sheet of metadata', { metadata: true }],
])('downloads again for another %s', async (_, other) => {
  const { kit, api } = open();
  await reportFile(kit.api, 'XLSX', request);
  await reportFile(kit.api, 'XLSX', { ...request, ...other });
  expect(api.calls).toHaveLength(2);
});

it('keeps nothing while the edition of the data is not known', async () => {
  const { kit, api } = open();
  await reportFile(kit.api, 'CSV', { ...request, edition: undefined });
  await reportFile(kit.api, 'CSV', { ...request, edition: undefined });
  expect(api.calls).toHaveLength(2);
  expect(kit.session.downloads).toEqual([]);
});
