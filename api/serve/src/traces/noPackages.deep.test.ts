import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ADDRESS = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** The packages of OpenTelemetry in a process that has started an API, as production loads it, with such an environment. */
async function loadedWith(environment: Record<string, string>): Promise<string[]> {
  const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const program = `
    import { createRequire } from 'node:module';
    const { buildApp } = await import(${file('../app.ts')});
    const { startTraces } = await import(${file('startTraces.ts')});
    const database = { edition: async () => undefined, pools: () => [] };
    const app = buildApp(database, { publicOrigin: 'https://territori.example' });
    await startTraces(app, database, process.env);
    await app.ready();
    const names = Object.keys(createRequire(${file('startTraces.ts')}).cache).map((path) => /.*node_modules\\/(@opentelemetry\\/[^/]+)/.exec(path)?.[1]);
    console.log(JSON.stringify([...new Set(names.filter(Boolean))]));
    process.exit();`;
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', loader, '--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(printed) as string[];
}

it('traces load no package while they are off', async () => {
  const [off, on] = await Promise.all([loadedWith({}), loadedWith({ [ADDRESS]: 'http://127.0.0.1:9' })]);
  // prom-client brings the interface, of which it asks whether there is a trace
  expect(off).toEqual(['@opentelemetry/api']);
  expect(on).toContain('@opentelemetry/sdk-trace-node');
}, 120_000);
