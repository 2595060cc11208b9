import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../workspace.ts';

/** The shell's page from its sources, without the links and scripts of a release. */
export const shellPage = (): Promise<string> => readFile(join(root, 'shell/src/index.html'), 'utf8');
