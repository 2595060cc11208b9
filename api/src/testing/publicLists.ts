import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REAL_DATA_FOLDER } from './realData.ts';

/** Public lists as people have them: their folder stands beside the folder of real data. */
export const PUBLIC_LISTS = join(REAL_DATA_FOLDER, '../elenchi/');

/** Whether that folder is there. The run of all tests reports those that are skipped without it. */
export const HAS_PUBLIC_LISTS = existsSync(PUBLIC_LISTS);
