import { CommandFailed } from '../CommandFailed.ts';
import { meant } from '../meant.ts';
import { call } from '../remedies.ts';
import { openSite } from '../site/openSite.ts';
import { beginOwners, changeOwners, giveKey, handOver, refuseUnknownPart, replaceKey, takeKey } from '../site/owners/changeOwners.ts';
import { readPublicKey, readSigner } from '../site/owners/keys.ts';
import { type Keys, type Owners, readOwners } from '../site/owners/Owners.ts';
import { needSigner } from '../site/owners/signRevision.ts';
import type { Target } from '../site/store/Target.ts';
import { readOptions } from './readOptions.ts';
import { siteOption } from './siteOptions.ts';
import { textTable } from './textTable.ts';

/** What each word after `owners` does, with its arguments in order. */
const changes: Readonly<Record<string, OwnersChange>> = {
  give: {
    given: ['part', 'public key', 'name'],
    text: 'adds a key: of the shell, a section, "administrators" or "watchers"; with --new of a section that the site does not have yet',
    change: (owners, [part = '', key = '', name = '']) => giveKey(owners, part, readPublicKey(key), name),
  },
  take: {
    given: ['part', 'public key'],
    text: 'takes a key away from this part alone',
    change: (owners, [part = '', key = '']) => takeKey(owners, part, readPublicKey(key)),
  },
  'hand-over': {
    given: ['part', 'public key', 'name'],
    text: 'gives a part to this key alone',
    change: (owners, [part = '', key = '', name = '']) => handOver(owners, part, readPublicKey(key), name),
  },
  rotate: {
    given: ['old key', 'new key'],
    text: 'puts a new key in the place of an old one',
    change: (owners, [old = '', next = '']) => replaceKey(owners, readPublicKey(old), readPublicKey(next)),
  },
  withdraw: {
    given: ['public key'],
    text: 'takes every right from a key',
    change: (owners, [key = '']) => replaceKey(owners, readPublicKey(key)),
  },
};

interface OwnersChange {
  readonly given: readonly string[];
  readonly text: string;
  readonly change: (owners: Owners, given: readonly string[]) => Owners;
}

const BEGIN = { given: ['your name'], text: 'gives the site owners: you are its administrator, and vouch for what runs' };

const usageOf = (word: string, given: readonly string[]) =>
  call('owners', [word, ...given.map((each) => `<${each}>`), '--to <site>'].join(' '));

const OWNERS = [
  `${call('owners', '--to <site>')}\n         shows who may publish what`,
  ...Object.entries({ begin: BEGIN, ...changes }).map(([word, { given, text }]) => `${usageOf(word, given)}\n         ${text}`),
].join('\n       ');

async function show(target: Target): Promise<void> {
  const read = await readOwners(target);
  if (!read) {
    console.log('This site has no owners: whoever may write it may publish every part, and nobody signs.');
    return;
  }
  const { administrators, sections, watchers, number, site } = read.owners;
  const rows = (part: string, keys: Keys) =>
    Object.keys(keys).length > 0 ? Object.entries(keys).map(([key, name]) => [part, name, key]) : [[part, 'nobody', '-']];
  const parts = Object.entries(sections).flatMap(([part, keys]) => rows(part, keys));
  console.log(
    textTable([['part', 'name', 'public key'], ...rows('administrators', administrators), ...parts, ...rows('watchers', watchers)]),
  );
  console.log(`\nFile ${number} of the owners of site ${site}, which begin with ${read.root}`);
}

/** Throws CommandFailed when a word is not known, or has too few or too many arguments. */
function refuseMistyped(word: string, given: readonly string[]): void {
  const known: Readonly<Record<string, { readonly given: readonly string[] }>> = { begin: BEGIN, ...changes };
  const asked = Object.hasOwn(known, word) ? known[word] : undefined;
  if (!asked) {
    const near = meant(word, Object.keys(known));
    throw new CommandFailed(`There is no "${word}" for owners.${near ? ` Did you mean ${near}?` : ''} Usage: ${OWNERS}`);
  }
  if (given.length === asked.given.length && given.every((each) => each.trim())) return;
  throw new CommandFailed(
    `${word} needs ${asked.given.map((each) => `<${each}>`).join(' ')}, a name of several words between quotes: ${usageOf(word, asked.given)}`,
  );
}

/** `territori owners`: shows and changes who may publish what on a site. */
export async function ownersCommand(argv: string[]): Promise<void> {
  const isNew = { type: 'boolean', text: 'with give: the site does not have this section yet' } as const;
  const { values, positionals } = readOptions(
    { args: argv, options: { to: siteOption.to, key: siteOption.key, new: isNew }, allowPositionals: true },
    OWNERS,
  );
  const [word, ...given] = positionals;
  if (word !== undefined) refuseMistyped(word, given);
  if (values.new && word !== 'give') throw new CommandFailed('--new goes with give: it names a section that the site does not have yet.');
  const target = await openSite(values.to, { example: call('owners', '--to <site>') });
  if (word === undefined) return show(target);
  const signer = needSigner(await readSigner(values.key));
  if (word === 'begin') {
    const root = await beginOwners(target, given[0] ?? '', signer);
    console.log(
      `${given[0]} administers this site, and vouches for what runs. Its owners begin with\n${root}\nGive this to whoever serves it: mirror --owners refuses a site that begins otherwise.`,
    );
    return;
  }
  const { number, sections } = await changeOwners(target, signer, (owners, deployment) => {
    if (word === 'give' || word === 'hand-over' || word === 'take')
      refuseUnknownPart(owners, deployment, { place: given[0] ?? '', isNew: values.new ?? false });
    return (changes[word] as OwnersChange).change(owners, given);
  });
  console.log(`The owners of this site are changed, file ${number}.`);
  const left = Object.keys(sections).filter((part) => Object.keys(sections[part] ?? {}).length === 0);
  if (left.length > 0) console.log(`Nobody can publish ${left.join(', ')} now: ${usageOf('give', changes.give?.given ?? [])}`);
}
