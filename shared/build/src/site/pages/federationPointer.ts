/** The parts of a manifest that hold paths. */
export interface FederationManifest {
  readonly metaData: { readonly remoteEntry: object; readonly types: { readonly zip: string; readonly api: string } & object } & object;
  readonly exposes: readonly ({ readonly assets: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> } & object)[];
}

/** Puts a folder before every file name. */
const below = (folder: string, assets: FederationManifest['exposes'][number]['assets']) =>
  Object.fromEntries(
    Object.entries(assets).map(([kind, lists]) => [
      kind,
      Object.fromEntries(Object.entries(lists).map(([when, files]) => [when, files.map((file) => `${folder}/${file}`)])),
    ]),
  );

/**
 * `mf/<id>/mf-manifest.json`: the manifest of the version that runs, at an address that stays. Its paths lead into the version's folder.
 * @param manifest the version's own
 */
export function federationPointer(manifest: FederationManifest, version: string): string {
  const { metaData, exposes } = manifest;
  const { zip, api } = metaData.types;
  return `${JSON.stringify({
    ...manifest,
    metaData: {
      ...metaData,
      remoteEntry: { ...metaData.remoteEntry, path: version },
      // the plugins that download types read these two alone
      types: zip ? { ...metaData.types, zip: `${version}/${zip}`, api: `${version}/${api}` } : metaData.types,
    },
    exposes: exposes.map((exposed) => ({ ...exposed, assets: below(version, exposed.assets) })),
  })}\n`;
}
