import type { Database } from '@territori/store/database';
import { SettingError } from '@territori/store/SettingError';
import type { FastifyInstance } from 'fastify';

const PROTOCOL = 'http/protobuf';

/**
 * Whether the environment asks for traces: it names an address of OTLP by the variables of OpenTelemetry, and does not switch traces off.
 * Throws SettingError for a protocol that the API does not speak and for an address that is none.
 */
export function wantsTraces(environment: NodeJS.ProcessEnv): boolean {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const found = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].find(text);
  if (!found || text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none') return false;
  const address = text(found) ?? '';
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new SettingError(`${found} is '${address}': it must be the address of a collector, for example ${found}=http://localhost:4318`);
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL']) {
    const protocol = text(name) ?? PROTOCOL;
    if (protocol !== PROTOCOL)
      throw new SettingError(
        `${name} is '${protocol}': the API speaks ${PROTOCOL}, which a collector takes on port 4318. Leave the variable out.`,
      );
  }
  return true;
}

/**
 * Sends traces of the calls of a server and of their statements, where the environment asks for them. Otherwise no package of them is
 * loaded. Call it before the server listens.
 */
export async function startTraces(app: FastifyInstance, database: Database, environment: NodeJS.ProcessEnv): Promise<void> {
  if (!wantsTraces(environment)) return;
  const { traceCalls } = await import('./traceCalls.ts');
  traceCalls(app, database);
}
