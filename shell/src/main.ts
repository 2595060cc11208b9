import { startReading } from './startReading.ts';

// Configuration and registry travel together with the rest of the shell's own code.
const reading = startReading();
import('./bootstrap.tsx').then(({ bootstrap }) => bootstrap(reading));
