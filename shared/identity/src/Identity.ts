import { LANGUAGE_TAG } from '@territori/languages';
import { type Static, Type } from 'typebox';
import type { Colors } from './colors/colorsOf.ts';

const closed = { additionalProperties: false } as const;
const Line = Type.String({ minLength: 1, pattern: '^[^\\u0000-\\u001f]*$' });
/** The tag of a language. */
const TAG = `^${LANGUAGE_TAG}$`;
const Localized = { it: Line, en: Line };
/** A text in Italian, English and any other language. */
const translated = { ...closed, patternProperties: { [TAG]: Line } } as const;
const Texts = Type.Object(Localized, translated);
/** A file of the folder; no other name is served. */
const FontFile = Type.String({ pattern: '^[A-Za-z0-9][\\w-]*\\.woff2$' });
const DocumentFont = Type.String({ pattern: '^[A-Za-z0-9][\\w-]*\\.ttf$' });
const Address = Type.String({ pattern: '^https://[^\\s"]+$' });
const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** `identity.json` of an identity. */
export const IdentityFile = Type.Object(
  {
    product: Line,
    /** One line under the product's name. */
    subtitle: Texts,
    /** What search engines show of the portal. */
    description: Texts,
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
        /** Where to report a fault of security: an e-mail or web address; the e-mail address above where it is left out. */
        security: Type.Optional(Line),
        url: Address,
      },
      closed,
    ),
    links: Type.Object(
      {
        header: Type.Array(Type.Object({ ...Localized, url: Address }, translated)),
        footer: Type.Array(Type.Object({ ...Localized, url: Address }, translated)),
      },
      closed,
    ),
    /** How a page is cited, of `{{publisher}}`, `{{product}}`, `{{title}}`, `{{edition}}`, `{{day}}` and `{{address}}`. */
    citation: Type.Optional(Texts),
    /** What the tag of an environment says. */
    environments: Type.Optional(
      Type.Object({ LOCALE: Type.Optional(Texts), SVILUPPO: Type.Optional(Texts), COLLAUDO: Type.Optional(Texts) }, closed),
    ),
    /** The typeface of pages and documents, whose files lie in the folder. */
    typeface: Type.Optional(
      Type.Object(
        {
          family: Type.String({ pattern: '^[A-Za-z0-9 -]+$' }),
          files: Type.Array(Type.Object({ file: FontFile, weight: Type.String({ pattern: '^[1-9]00( [1-9]00)?$' }) }, closed), {
            minItems: 1,
          }),
          /** The same in the form that PDFs take. */
          documents: Type.Optional(Type.Object({ regular: DocumentFont, bold: DocumentFont }, closed)),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** Who publishes a portal. */
export interface Identity extends Static<typeof IdentityFile> {
  readonly folder: string;
  /** The names of its files that pages ask for: mark, icon, statements, typeface. */
  readonly files: readonly string[];
  readonly colors: Colors;
}
