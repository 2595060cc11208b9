import { keyFile, makeKey } from '../site/owners/keys.ts';
import { readOptions } from './readOptions.ts';

export const KEY = 'territori key [--key <file>]';

/** `territori key`: makes the key with which this machine signs, and prints its public half for an administrator. */
export async function keyCommand(argv: string[]): Promise<void> {
  const { values } = readOptions({ args: argv, options: { key: { type: 'string' } } }, KEY);
  const file = values.key ?? keyFile();
  const publicKey = await makeKey(file);
  console.log(
    `${publicKey}\nis your public key: give it to an administrator of the site. ${file} holds the private one; keep it, and give it to nobody.`,
  );
}
