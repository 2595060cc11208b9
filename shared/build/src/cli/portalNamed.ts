import { readPackage } from '../workspace.ts';

/** The part of a section's package.json that names the portal in which it is developed. */
interface WithPortal {
  readonly territori?: { readonly portal?: string };
}

/** The address of the portal of a command: `--portal`, else TERRITORI_PORTAL, else that of the section's package.json. */
export function portalNamed(directory: string, option: string | undefined): string | undefined {
  return option ?? process.env.TERRITORI_PORTAL ?? (readPackage(directory) as WithPortal).territori?.portal;
}
