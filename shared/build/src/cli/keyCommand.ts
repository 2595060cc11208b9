import { call } from '../remedies.ts';
import { keyFile, makeKey } from '../site/owners/keys.ts';
import { readOptions } from './readOptions.ts';
import { siteOption } from './siteOptions.ts';

export const KEY = call('key', '[--key <file>]');

/** `territori key`: makes the key with which this machine signs, and prints its public half for an administrator. */
export async function keyCommand(argv: string[]): Promise<void> {
  const { values } = readOptions(
    {
      args: argv,
      options: { key: { ...siteOption.key, text: 'the new file; without it TERRITORI_KEY, else ~/.config/territori/key.pem' } },
    },
    KEY,
  );
  const file = values.key ?? keyFile();
  const publicKey = await makeKey(file);
  console.log(
    `${publicKey}\nis your public key: give it to an administrator of the site. ${file} holds the private one; keep it, and give it to nobody.`,
  );
}
