import { CommandFailed } from '../CommandFailed.ts';
import { openSite } from '../site/openSite.ts';
import { beginOwners, changeOwners, give, handOver, replaceKey } from '../site/owners/changeOwners.ts';
import { readPublicKey, readSigner } from '../site/owners/keys.ts';
import { type Keys, type Owners, readOwners } from '../site/owners/Owners.ts';
import { needSigner } from '../site/owners/signRevision.ts';
import type { Target } from '../site/Target.ts';
import { readOptions } from './readOptions.ts';
import { table } from './table.ts';

export const OWNERS = `territori owners [--key <file>] --to <site>                          shows who may publish what
       territori owners begin <your name> --to <site>                       gives the site owners: you are its administrator
       territori owners give <part> <public key> <name> --to <site>         adds a key: of the shell, a section, "administrators" or "watchers"
       territori owners hand-over <part> <public key> <name> --to <site>    gives a part to this key alone
       territori owners rotate <old key> <new key> --to <site>              puts a new key in the place of an old one
       territori owners withdraw <public key> --to <site>                   takes every right from a key`;

async function show(target: Target): Promise<void> {
  const read = await readOwners(target);
  if (!read) {
    console.log('This site has no owners: whoever may write it may publish every part, and nobody signs.');
    return;
  }
  const { administrators, sections, watchers, number, site } = read.owners;
  const rows = (part: string, keys: Keys) => Object.entries(keys).map(([key, name]) => [part, name, key]);
  const parts = Object.entries(sections).flatMap(([part, keys]) => rows(part, keys));
  console.log(table([['part', 'name', 'public key'], ...rows('administrators', administrators), ...parts, ...rows('watchers', watchers)]));
  console.log(`\nFile ${number} of the owners of site ${site}, which begin with ${read.root}`);
}

/** What each word after `territori owners` does to the owners; each takes its arguments in this order. */
const changes: Readonly<Record<string, { readonly arity: number; readonly change: (owners: Owners, ...given: string[]) => Owners }>> = {
  give: { arity: 3, change: (owners, part = '', key = '', name = '') => give(owners, part, readPublicKey(key), name) },
  'hand-over': { arity: 3, change: (owners, part = '', key = '', name = '') => handOver(owners, part, readPublicKey(key), name) },
  rotate: { arity: 2, change: (owners, old = '', next = '') => replaceKey(owners, readPublicKey(old), readPublicKey(next)) },
  withdraw: { arity: 1, change: (owners, key = '') => replaceKey(owners, readPublicKey(key)) },
};

/** `territori owners`: shows and changes who may publish what on a site. */
export async function ownersCommand(argv: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = readOptions({ args: argv, options: { to: text, key: text }, allowPositionals: true }, OWNERS);
  const [word, ...given] = positionals;
  const target = await openSite(values.to, { example: 'territori owners --to <site>' });
  if (word === undefined) return show(target);
  const signer = needSigner(await readSigner(values.key));
  if (word === 'begin' && given[0] && given.length === 1) {
    const root = await beginOwners(target, given[0], signer);
    console.log(
      `${given[0]} administers this site. Its owners begin with\n${root}\nGive this to whoever serves it: mirror --owners refuses a site that begins otherwise.`,
    );
    return;
  }
  const asked = Object.hasOwn(changes, word) ? changes[word] : undefined;
  if (!asked || given.length !== asked.arity) throw new CommandFailed(`Usage: ${OWNERS}`);
  const { number } = await changeOwners(target, signer, (owners) => asked.change(owners, ...given));
  console.log(`The owners of this site are changed, file ${number}.`);
}
