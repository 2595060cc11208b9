import { run } from './run.ts';

/** The container engine of a machine, or the reason why there is none. */
export type Engine = { readonly version: string } | { readonly missing: string };

const needed = [
  { parameters: ['version', '--format', '{{.Server.Version}}'], name: 'A Docker engine that answers' },
  { parameters: ['compose', 'version', '--short'], name: 'Docker Compose 2' },
  { parameters: ['buildx', 'version'], name: 'BuildKit (docker-buildx)' },
] as const;

/** Asks the engine that the environment names (DOCKER_HOST), and its two companions, for their versions. */
export async function findEngine(): Promise<Engine> {
  const versions: string[] = [];
  for (const { parameters, name } of needed) {
    try {
      versions.push((await run('docker', parameters, { timeout: 20_000 })).trim());
    } catch (error) {
      return { missing: `${name} is missing: ${(error instanceof Error ? error.message : String(error)).split('\n').at(-1)}` };
    }
  }
  const [engine, compose, buildx] = versions;
  return { version: `Docker ${engine}, Compose ${compose}, ${buildx}` };
}
