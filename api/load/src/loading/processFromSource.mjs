import { register } from 'tsx/esm/api';

// a process that runs a module of TypeScript needs a loader first
register();
await import(process.argv[2]);
