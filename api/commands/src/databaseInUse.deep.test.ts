import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { data } from './data.ts';

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));

interface Ended {
  readonly code: number;
  readonly printed: string;
  readonly said: string;
}

describe('commands while another process holds the embedded database', () => {
  const test = useDatabase(openEmpty, 'pglite');
  let folder: string;
  let status = '';
  /** A command as npm runs it, in a process of its own: this one holds the database. */
  async function run(...args: readonly string[]): Promise<Ended> {
    const environment = { ...process.env, ...test.environment, PORTALE_EDIZIONE: '', INIT_CWD: folder };
    const child = spawn(process.execPath, [RUN, ...args], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const [printed, said] = [text(child.stdout), text(child.stderr)];
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? -1)));
    return { code, printed: await printed, said: await said };
  }
  const translate = (...more: readonly string[]) => run('traduci', 'elenco.csv', '--al', '2010-01-01', ...more);
  const IN_USE = new RegExp(
    `^The database directory .* is in use by process ${process.pid}; stop it first, or use a PostgreSQL server \\(DATABASE_URL\\)\\n$`,
  );
  beforeAll(async () => {
    folder = await folderOf({ 'cities.csv': SMALL_HISTORY, 'elenco.csv': 'codice;comune\n001001;Alfanuova\n001002;Beta\n001003;Gamma\n' });
  }, 60_000);

  describe('before the first load', () => {
    it('traduci says what to do, in the language of --lingua', async () => {
      expect((await translate('--lingua', 'it')).said).toContain(
        'Qui non c’è ancora la storia di un’edizione. Avvia una volta il portale (npm start) o carica i dati (npm run data -- load), oppure indica una storia.json con --storia.',
      );
      const { code, said } = await translate();
      expect([code, said]).toEqual([
        1,
        expect.stringContaining('Start the portal once (npm start) or load the data (npm run data -- load)'),
      ]);
    });

    it('data -- status says who holds it', async () => {
      expect(await run('data', 'status')).toEqual({ code: 3, printed: '', said: expect.stringMatching(IN_USE) });
    });
  });

  describe('after a load', () => {
    beforeAll(async () => {
      for (const [name, value] of Object.entries({ ...test.environment, PORTALE_EDIZIONE: '' })) vi.stubEnv(name, value);
      const said = vi.spyOn(console, 'log').mockImplementation(() => {});
      await data(['load', `${folder}/cities.csv`], { opened: test.database });
      said.mockClear();
      await data(['status'], { opened: test.database });
      status = said.mock.calls.map(([line]) => `${line}\n`).join('');
      said.mockRestore();
      vi.unstubAllEnvs();
    });

    it('data -- status shows the edition in service, as with the database', async () => {
      expect(status).toMatch(/^Edition 1: /);
      expect(await run('data', 'status')).toEqual({ code: 0, printed: status, said: '' });
    });

    it('traduci translates by its history', async () => {
      const { code, said } = await translate('--lingua', 'it');
      expect([code, said]).toEqual([0, expect.stringContaining('Al 01/01/2010: 3 righe; invariata 2, confluita 1.')]);
    });

    it.each([['load'], ['verify'], ['archive'], ['map-quality']])(
      'data -- %s, which needs the database, says who holds it',
      async (command) => {
        expect(await run('data', command)).toEqual({ code: 3, printed: '', said: expect.stringMatching(IN_USE) });
      },
    );
  });
});
