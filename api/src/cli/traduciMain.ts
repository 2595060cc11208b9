import { traduci } from '@territori/commands/traduci';

process.exitCode = await traduci(process.argv.slice(2));
