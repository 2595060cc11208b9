import { afterAll } from 'vitest';
import { removeFolders } from './folderOf.ts';

// runs for each test file, also where the files of a worker share their modules
afterAll(removeFolders);
