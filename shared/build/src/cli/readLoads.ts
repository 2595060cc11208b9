import { ReleaseRefused } from '../site/ReleaseRefused.ts';
import { FEWEST_ATTEMPTS } from '../site/staging/clearlyWorse.ts';

/** Reads after how many good loads a staged version is for all visitors. Throws ReleaseRefused with one sentence. */
export function readLoads(text: string | undefined, share: number | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (share === undefined) throw new ReleaseRefused('--promote-after needs --share: a version for all visitors has nothing to wait for.');
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) < FEWEST_ATTEMPTS)
    throw new ReleaseRefused(`--promote-after is "${text}": it is a number of loads from ${FEWEST_ATTEMPTS}, since fewer prove nothing.`);
  return Number(text);
}
