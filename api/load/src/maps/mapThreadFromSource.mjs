import { register } from 'tsx/esm/api';

// a thread does not inherit the loader under which its owner runs TypeScript
register();
await import('./mapThread.ts');
