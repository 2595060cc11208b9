import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** The statements that an identity may have of its own; what it lacks is the portal's, with the identity's names. */
export const STATEMENT_NAMES = ['accessibility', 'help', 'privacy'] as const;

/**
 * A statement in one language, as `<name>.<language>.json` of an identity: a list of texts is one paragraph, the first whose facts are
 * known.
 */
export const Statement = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    sections: Type.Array(
      Type.Object(
        {
          heading: Type.String({ minLength: 1 }),
          paragraphs: Type.Array(Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String(), { minItems: 1 })])),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);
export type Statement = Static<typeof Statement>;
