import { CommandFailed } from '@territori/build/CommandFailed';
import { readOptions } from '@territori/build/cli/readOptions';
import { versionOf } from '@territori/build/site/deployment';
import { readSigner } from '@territori/build/site/owners/keys';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { promote, readShare, withdraw } from '@territori/build/site/staging/stage';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { registerReleases } from './registerReleases.ts';
import { runProgram } from './runProgram.ts';
import { serversOf } from './serversOf.ts';

// node --import tsx deploy/src/register.ts [--stage <section>=<percent> | --promote <section>[=<percent>] | --withdraw <section>]
// SITE, SHELL_SERVERS and SECTION_SERVERS as in deploy/nginx/start; of several servers the first is asked.
// WAIT_SECONDS (20): for how long services that are starting are asked again.
const { SITE = '/srv/site', SHELL_SERVERS = 'shell:8080', SECTION_SERVERS = '', WAIT_SECONDS = '20' } = process.env;
const made = { at: new Date().toISOString(), by: 'registry', signer: await readSigner(undefined) };

/** `glossario=10` as the section and its share. */
function sectionAndShare(text: string): { section: string; share: number | undefined } {
  const [section = '', share] = text.split('=', 2);
  return { section, share: share === undefined ? undefined : readShare(share) };
}

/** The seconds of WAIT_SECONDS, in milliseconds. */
function patience(): number {
  if (!/^\d{1,4}$/.test(WAIT_SECONDS)) throw new CommandFailed(`WAIT_SECONDS is "${WAIT_SECONDS}"; it must be a whole number of seconds.`);
  return Number(WAIT_SECONDS) * 1000;
}

/** The sections and their servers. */
function sectionServers(): Record<string, string> {
  const entries = serversOf(SECTION_SERVERS).map((entry) => entry.split('=', 2));
  const wrong = entries.find(([id, server]) => !id || !server);
  if (wrong) throw new CommandFailed(`SECTION_SERVERS has "${wrong.join('=')}"; each entry must be like glossario=mf-glossario:8080.`);
  return Object.fromEntries(entries);
}

async function register(stage: readonly string[]): Promise<void> {
  const sections = sectionServers();
  const staged = stage.map((text) => {
    const { section, share } = sectionAndShare(text);
    if (!(section in sections))
      throw new ReleaseRefused(`No service is configured for the section "${section}". Sections: ${Object.keys(sections).join(', ')}.`);
    if (share === undefined) throw new ReleaseRefused(`Name the share of the visitors: --stage ${section}=10`);
    return [section, share] as const;
  });
  const services = { shell: serversOf(SHELL_SERVERS)[0] as string, sections };
  const registration = { wait: patience(), shares: Object.fromEntries(staged), made };
  const { deployment, unchanged } = await registerReleases(SITE, services, registration);
  for (const { part, reason } of unchanged) console.error(`${part} stays as it was: ${reason}`);
  const running = Object.entries(deployment.registry.sections).map(
    ([id, { version, next }]) => `${id} ${version}${next ? ` (${next.version} for ${next.share} % of the visitors)` : ''}`,
  );
  console.warn(`Revision ${deployment.registry.revision}: shell ${deployment.shell?.version ?? 'missing'}, ${running.join(', ')}`);
  process.exitCode = unchanged.length === 0 ? 0 : 1;
}

await runProgram(async () => {
  const several = { type: 'string', multiple: true } as const;
  const { values } = readOptions(
    {
      options: {
        stage: { ...several, value: '<section>=<percent>', text: 'gives the new version of a section to so many visitors in a hundred' },
        promote: { ...several, value: '<section>[=<percent>]', text: 'gives the staged version to all visitors, or to another share' },
        withdraw: { ...several, value: '<section>', text: 'takes the staged version from all visitors' },
      },
    },
    'register [--stage <section>=<percent> | --promote <section>[=<percent>] | --withdraw <section>]',
  );
  const target = new FolderTarget(SITE);
  for (const text of values.promote ?? []) {
    const { section, share } = sectionAndShare(text);
    const after = await promote(target, section, { made, ...(share !== undefined && { share }) });
    const visitors = share === undefined ? 'all visitors' : `${share} % of the visitors`;
    const version = after.registry.sections[section]?.next?.version ?? versionOf(after, section);
    console.warn(`Revision ${after.registry.revision}: ${section} ${version} runs for ${visitors}`);
  }
  for (const section of values.withdraw ?? []) {
    const after = await withdraw(target, section, made);
    console.warn(`Revision ${after.registry.revision}: ${section} ${versionOf(after, section)} runs for all visitors`);
  }
  if (!values.promote && !values.withdraw) await register(values.stage ?? []);
});
