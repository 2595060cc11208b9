import { resolve } from 'node:path';

/** Where a file named on the command line is: npm runs commands in the folder of the project, and says from which one they were called. */
export const locate = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
