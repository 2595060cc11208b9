import { register } from 'tsx/esm/api';

// neither a thread nor a process inherits the loader under which its owner runs TypeScript
register();
await import(process.argv[2]);
