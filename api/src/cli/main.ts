import { data } from './data.ts';

process.exitCode = await data(process.argv.slice(2));
