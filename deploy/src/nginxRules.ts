import { runProgram } from './runProgram.ts';
import { writeNginxRules } from './writeNginxRules.ts';

// node --import tsx deploy/src/nginxRules.ts [folder]
await runProgram(() => writeNginxRules(process.argv[2] ?? '/etc/territori'));
