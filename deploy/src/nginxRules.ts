import { writeNginxRules } from './writeNginxRules.ts';

// node --import tsx deploy/src/nginxRules.ts [folder]
await writeNginxRules(process.argv[2] ?? '/etc/territori');
