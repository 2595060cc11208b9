import { totalmem } from 'node:os';
import { Gauge, type Registry } from 'prom-client';

/** The memory beyond which the process is killed. There is no sample where the container or service has no limit. */
export function memoryLimit(register: Registry): void {
  const limit = new Gauge({
    name: 'territori_memory_limit_bytes',
    help: 'Memory that the process may take, by the limit of its container or service',
    registers: [register],
  });
  const bytes = process.constrainedMemory() ?? 0;
  if (bytes > 0 && bytes < totalmem()) limit.set(bytes);
  else limit.remove();
}
