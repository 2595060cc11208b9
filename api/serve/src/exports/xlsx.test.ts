import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import ExcelJS from 'exceljs';
import { describe, expect, it, vi } from 'vitest';
import { downloads, xlsxStream } from './fileStreams.ts';
import type { Sheet } from './writeXlsx.ts';

const sheet: Sheet = {
  name: 'Dati',
  columns: [
    { label: 'Codice', type: 'VARCHAR', mask: '' },
    { label: 'Superficie', type: 'NUMBER', mask: '999G999G990D0000' },
  ],
  blocks: [[['001001', 13.1463]], [['=1+1', null]]],
};

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of buffers that are reachable. */
function buffersInUse(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

async function written(...sheets: Sheet[]) {
  const workbook = new ExcelJS.Workbook();
  // exceljs declares another type named Buffer
  await workbook.xlsx.load(
    (await buffer(xlsxStream(sheets, { title: 'Elenco dei comuni', language: 'it', creator: 'Territori' }))) as unknown as ArrayBuffer,
  );
  return workbook;
}

describe('xlsxStream', () => {
  it('writes header and rows of every block', async () => {
    const rows = (await written(sheet)).getWorksheet('Dati');
    expect(rows?.getRow(1).values).toEqual([undefined, 'Codice', 'Superficie']);
    expect(rows?.rowCount).toBe(3);
  });

  it('keeps codes as text with their zeros, and numbers as numbers', async () => {
    const rows = (await written(sheet)).getWorksheet('Dati');
    expect(rows?.getCell('A2').value).toBe('001001');
    expect(rows?.getCell('A2').numFmt).toBe('@');
    expect(rows?.getCell('B2').value).toBe(13.1463);
  });

  it('writes what looks like a formula as text', async () => {
    const cell = (await written(sheet)).getWorksheet('Dati')?.getCell('A3');
    expect(cell?.value).toBe('=1+1');
    expect(cell?.type).toBe(ExcelJS.ValueType.String);
  });

  it('says its title, its language and who made it', async () => {
    const workbook = await written(sheet);
    expect([workbook.title, (workbook as { language?: string }).language]).toEqual(['Elenco dei comuni', 'it']);
    expect([workbook.creator, workbook.lastModifiedBy]).toEqual(['Territori', 'Territori']);
  });

  it('is the same bytes at any time and in any time zone', async () => {
    const bytes = async (zone: string, now: string) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      return buffer(xlsxStream([sheet], { title: 'Elenco dei comuni', language: 'it', creator: 'Territori' }));
    };
    try {
      expect(await bytes('Asia/Tokyo', '2031-05-05T23:30:00Z')).toEqual(await bytes('America/Lima', '2026-11-24T01:00:00Z'));
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    }
  });

  it('has a filter on the rows, and columns as wide as their content', async () => {
    const long = 'Presicce-Acquarica e altri comuni';
    const rows = (await written({ ...sheet, blocks: [[[long, 1]]] })).getWorksheet('Dati');
    expect(rows?.autoFilter).toBe('A1:B2');
    expect(rows?.getColumn(1).width).toBe(long.length + 2);
    expect(rows?.getColumn(2).width).toBe('Superficie'.length + 2);
  });

  it('is printed in landscape, as wide as the page, with the header on each', async () => {
    const setup = (await written(sheet)).getWorksheet('Dati')?.pageSetup;
    expect(setup).toMatchObject({ orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 });
  });

  it('writes a second sheet', async () => {
    expect((await written(sheet, { ...sheet, name: 'Metadati' })).worksheets.map(({ name }) => name)).toEqual(['Dati', 'Metadati']);
  });
});

/** The file that nobody reads yet has its turn until it is destroyed. */
const open = (blocks: Sheet['blocks'] = sheet.blocks) =>
  xlsxStream([{ ...sheet, blocks }], { title: 'Elenco', language: 'it', creator: 'Territori' });

async function* endless() {
  for (;;) yield [['001001', 1]];
}

describe('files that are asked for at once', () => {
  it('are written two at a time; the third begins when one has ended', async () => {
    const [first, second] = [open(endless()), open(endless())];
    await Promise.all([once(first, 'readable'), once(second, 'readable')]);
    const third = buffer(open());
    expect(await Promise.race([third, pause(300, 'waits')])).toBe('waits');
    first.destroy();
    expect((await third).length).toBeGreaterThan(1000);
    second.destroy();
  });

  it('are refused beyond what may wait, with the time to come again', async () => {
    const long = [open(endless()), open(endless())];
    const opened = Array.from({ length: 16 }, () => open());
    for (const file of [...long, ...opened]) file.read();
    await vi.waitFor(() => expect(downloads()).toMatchObject({ running: 2, waiting: 16 }));
    expect(() => open()).toThrow(expect.objectContaining({ status: 429 }));
    for (const file of long) file.destroy();
    await Promise.all(opened.map((file) => buffer(file)));
    expect((await buffer(open())).length).toBeGreaterThan(1000);
  });

  it('wait no longer when their callers have left, nor while slow readers have what is written already', async () => {
    const endlessOnes = [open(endless()), open(endless())];
    await Promise.all(endlessOnes.map((file) => once(file, 'readable')));
    const waiting = Array.from({ length: 16 }, () => open());
    for (const file of waiting) file.read();
    await vi.waitFor(() => expect(downloads().waiting).toBe(16));
    for (const file of waiting) file.destroy();
    await vi.waitFor(() => expect(downloads()).toMatchObject({ running: 2, waiting: 0 }));
    for (const file of endlessOnes) file.destroy();
    // two who read a byte and no more
    const slow = [open(), open()];
    await Promise.all(slow.map((file) => once(file, 'readable')));
    expect((await buffer(open())).length).toBeGreaterThan(1000);
    await vi.waitFor(() => expect(downloads()).toMatchObject({ running: 0, waiting: 0 }));
    for (const file of slow) file.destroy();
  });

  it('end with the error of their rows', async () => {
    async function* broken() {
      yield [['001001', 1]];
      throw new Error('the database has gone');
    }
    await expect(buffer(open(broken()))).rejects.toThrow('the database has gone');
    expect((await buffer(open())).length).toBeGreaterThan(1000);
  });

  it('keeps nothing of a file that was sent', async () => {
    // text that a ZIP cannot make smaller
    const rows = Array.from({ length: 3000 }, () => [randomBytes(150).toString('base64'), null]);
    const send = async () =>
      (await buffer(xlsxStream([{ ...sheet, blocks: [rows] }], { title: '', language: 'it', creator: 'Territori' }))).byteLength;
    await send();
    const before = buffersInUse();
    let sent = 0;
    for (let file = 0; file < 8; file += 1) sent += await send();
    expect(sent).toBeGreaterThan(3_000_000);
    await vi.waitFor(() => expect(buffersInUse() - before).toBeLessThan(sent / 4), 5000);
  });
});
