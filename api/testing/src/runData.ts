import type { DataOptions } from '@territori/commands/DataOptions';
import { data } from '@territori/commands/data';
import type { Database } from '@territori/store/database';
import { vi } from 'vitest';

/** Runs `npm run data -- ...` in this process. */
export async function runData(opened: Database | undefined, argv: string[], { clock, record }: Omit<DataOptions, 'opened'> = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void complained.push(String(line)));
  const code = await data(argv, { opened, clock, record });
  log.mockRestore();
  error.mockRestore();
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
