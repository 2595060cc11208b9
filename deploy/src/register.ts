import { registerReleases } from './registerReleases.ts';

// node --import tsx deploy/src/register.ts
// SITE, SHELL_SERVERS and SECTION_SERVERS as in deploy/nginx/start; of several servers the first is asked.
// WAIT_SECONDS (20): for how long services that are starting are asked again.
const first = (servers: string) => servers.trim().split(/\s+/)[0] as string;
const { SITE = '/srv/site', SHELL_SERVERS = 'shell:8080', SECTION_SERVERS = '', WAIT_SECONDS = '20' } = process.env;
const sections = Object.fromEntries(
  SECTION_SERVERS.split(/\s+/)
    .filter(Boolean)
    .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
);

const services = { shell: first(SHELL_SERVERS), sections };
const { deployment, unchanged } = await registerReleases(SITE, services, { wait: Number(WAIT_SECONDS) * 1000 });
for (const { part, reason } of unchanged) console.error(`${part} stays as it was: ${reason}`);
const running = Object.entries(deployment.registry.sections).map(([id, { version }]) => `${id} ${version}`);
console.warn(`Revision ${deployment.registry.revision}: shell ${deployment.shell?.version ?? 'missing'}, ${running.join(', ')}`);
process.exitCode = unchanged.length === 0 ? 0 : 1;
