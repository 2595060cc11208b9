import { data } from '@territori/commands/data';

process.exitCode = await data(process.argv.slice(2));
