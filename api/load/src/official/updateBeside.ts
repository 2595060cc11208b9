import { inThread } from '@territori/process/inThread';
import type { RecordUpdate } from './updateRecord.ts';

const thread = new URL('./updateThread.ts', import.meta.url);

/** Updates a record as `updateRecord` does, beside a portal that answers meanwhile: reading tables and boundaries takes seconds. */
export const updateBeside = (update: RecordUpdate, progress: (message: string) => void): Promise<readonly string[]> =>
  inThread(thread, update, progress);
