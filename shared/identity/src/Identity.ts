import { type Static, Type } from 'typebox';
import type { Colors } from './colors/colorsOf.ts';

const closed = { additionalProperties: false } as const;
const Line = Type.String({ minLength: 1, pattern: '^[^\\u0000-\\u001f]*$' });
const Localized = { it: Line, en: Line };
const Address = Type.String({ pattern: '^https://[^\\s"]+$' });
const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** `identity.json` of an identity. */
export const IdentityFile = Type.Object(
  {
    product: Line,
    /** One line under the product's name. */
    subtitle: Type.Object(Localized, closed),
    /** What search engines show of the portal. */
    description: Type.Object(Localized, closed),
    brand: Color,
    /** What stands out on the band above a page: the tag of the environment, the ring around the search. */
    accent: Color,
    publisher: Type.Object(
      {
        name: Type.Optional(Line),
        /** Code in the index of public administrations (IPA). */
        code: Type.Optional(Line),
        email: Type.Optional(Type.String({ pattern: '^[^\\s@"]+@[^\\s@"]+$' })),
        dataProtectionOfficer: Type.Optional(Line),
        url: Address,
      },
      closed,
    ),
    links: Type.Object(
      {
        header: Type.Array(Type.Object({ ...Localized, url: Address }, closed)),
        footer: Type.Array(Type.Object({ ...Localized, url: Address }, closed)),
      },
      closed,
    ),
  },
  closed,
);

/** Who publishes a portal. */
export interface Identity extends Static<typeof IdentityFile> {
  /** The folder with `mark.svg` and `icon.svg`. */
  readonly folder: string;
  readonly colors: Colors;
}
