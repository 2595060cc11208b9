import { readPackage } from '../workspace.ts';
import type { Option } from './readOptions.ts';

/** The part of a section's package.json that names the portal in which it is developed. */
interface WithPortal {
  readonly territori?: { readonly portal?: string };
}

/** The option of a command that names a portal. @param what what the portal is for */
export const portalOption = (what: string) =>
  ({
    type: 'string',
    value: '<address>',
    text: `${what}; else TERRITORI_PORTAL, else "territori": { "portal": … } in package.json`,
  }) as const satisfies Option;

/** The address of the portal of a command: `--portal`, else TERRITORI_PORTAL, else that of the section's package.json. */
export function portalNamed(directory: string, option: string | undefined): string | undefined {
  return option ?? process.env.TERRITORI_PORTAL ?? (readPackage(directory) as WithPortal).territori?.portal;
}
