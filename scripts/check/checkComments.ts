import { root } from '@territori/build/workspace';
import { COMMENT_COLUMNS, longComments } from './longComments.ts';

/** Fails when a comment line has too many columns, and names each. */
const found = longComments(root);
for (const place of found) console.error(`${place}: a comment line has more than ${COMMENT_COLUMNS} columns`);
process.exitCode = found.length === 0 ? 0 : 1;
