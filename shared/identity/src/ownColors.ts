import identity from '../territori/identity.json' with { type: 'json' };
import { colorsOf } from './colors/colorsOf.ts';

/** The colours of the portal's own identity. */
export const OWN_COLORS = colorsOf(identity.brand, identity.accent);
