import type { PortalOfSection } from '@territori/kit/mount';

/** The folder of the section's version on its portal: `<portal>/mf/<id>/<version>/`. */
declare const __webpack_public_path__: string;

/**
 * The name and the identity of the portal from which this script comes. A module, because a page that lets this script in lets it
 * in too. Undefined where it cannot be read: the section then has the look of the program.
 */
export const portalOfScript: Promise<PortalOfSection | undefined> = import(
  /* webpackIgnore: true */ new URL('../../../identita/portal.js', __webpack_public_path__).href
).then(
  ({ default: portal }) => portal as PortalOfSection,
  () => undefined,
);
