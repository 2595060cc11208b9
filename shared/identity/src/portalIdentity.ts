import type { Localized } from '@territori/languages';
import type { Identity } from './Identity.ts';
import { readIdentity, statementsIn } from './readIdentity.ts';

/** The address of a file of an identity, relative to the portal's page. */
const address = (file: string) => `identita/${file}`;

/**
 * What the pages show of an identity, as `/config.json` says it (`PortalIdentity` of the contract). Undefined for the own one, which they
 * hold.
 */
export function portalIdentity({ folder, files, subtitle, links, colors, citation, environments, typeface }: Identity) {
  if (folder === readIdentity().folder) return undefined;
  const statements: Record<string, Localized> = {};
  for (const { file, name, language } of statementsIn(files))
    statements[name] = { it: address(`${name}.it.json`), ...statements[name], [language]: address(file) };
  return {
    subtitle,
    links,
    colors,
    mark: address('mark.svg'),
    ...(citation && { citation }),
    ...(environments && { environments }),
    ...(typeface && {
      typeface: {
        family: typeface.family,
        files: typeface.files.map(({ file, weight }) => ({ address: address(file), weight })),
        ...(typeface.documents && {
          documents: { regular: address(typeface.documents.regular), bold: address(typeface.documents.bold) },
        }),
      },
    }),
    ...(Object.keys(statements).length > 0 && { statements }),
  };
}
