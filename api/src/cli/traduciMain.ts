import { traduci } from './traduci.ts';

process.exitCode = await traduci(process.argv.slice(2));
