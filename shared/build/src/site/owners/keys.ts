import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../makeFolder.ts';
import { call } from '../../remedies.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';

/** A public key as people pass it on: `ed25519:` and its 32 bytes in base64url. */
export type PublicKey = `ed25519:${string}`;

/** A key that signs. */
export interface Signer {
  readonly publicKey: PublicKey;
  readonly privateKey: KeyObject;
}

const PUBLIC_KEY = /^ed25519:[\w-]{43}$/;

/** Reads a public key; throws ReleaseRefused with one sentence. */
export function readPublicKey(text: string): PublicKey {
  if (PUBLIC_KEY.test(text)) return text as PublicKey;
  throw new ReleaseRefused(`"${text}" is not a public key. It looks like ed25519:… with 43 characters; ${call('key')} prints it.`);
}

/** A public key as Node verifies with it. */
export const keyObject = (key: PublicKey): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.slice('ed25519:'.length) }, format: 'jwk' });

function signerOf(privateKey: KeyObject): Signer {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: `ed25519:${x}` };
}

/** Where a key lies that no option names: TERRITORI_KEY, else a file of the user. */
export const keyFile = (): string => process.env.TERRITORI_KEY ?? join(homedir(), '.config/territori/key.pem');

const passphrase = () => process.env.TERRITORI_KEY_PASSPHRASE;

/** Throws ReleaseRefused for what is there and is no file: a device or a pipe would wait for somebody for ever. */
async function refuseSpecial(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) throw new ReleaseRefused(`${file} is not a file, and a key lies in one. Name another path with --key.`);
}

/** Makes a key in a new file that its user alone can read, encrypted where TERRITORI_KEY_PASSPHRASE is set. */
export async function makeKey(file: string): Promise<PublicKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = passphrase();
  await refuseSpecial(file);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem', ...(secret && { cipher: 'aes-256-cbc', passphrase: secret }) });
  await makeFolder(dirname(file), 0o700);
  try {
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ReleaseRefused(`${file} exists already, and a key is never replaced. Name another file with --key.`);
  }
  return signerOf(privateKey).publicKey;
}

/**
 * The key with which this machine signs: the file of `--key`, else that of TERRITORI_KEY, which may also be the key itself as a secret of a
 * CI, else the user's own. Undefined when nothing names one and the user has none.
 */
export async function readSigner(named: string | undefined): Promise<Signer | undefined> {
  const place = named ?? keyFile();
  let pem = place;
  if (!place.startsWith('-----BEGIN')) {
    await refuseSpecial(place);
    try {
      pem = await readFile(place, 'utf8');
    } catch (error) {
      if (named === undefined && process.env.TERRITORI_KEY === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT')
        return undefined;
      throw error;
    }
  }
  try {
    const key = createPrivateKey({ key: pem, passphrase: passphrase() ?? '' });
    if (key.asymmetricKeyType === 'ed25519') return signerOf(key);
  } catch {
    // what Node says of a wrong passphrase or a damaged file names bytes of the format
  }
  const name = pem === place ? 'TERRITORI_KEY' : place;
  throw new ReleaseRefused(
    `${name} holds no Ed25519 key that opens: ${call('key')} makes one, TERRITORI_KEY_PASSPHRASE opens an encrypted one.`,
  );
}
