import type { ColorName } from './colors.ts';
import type { ScaleName } from './scale.ts';

export type TokenName = ColorName | ScaleName;

/** The portal's tokens as CSS values: `tokens.colorNeutralForeground1` is `var(--colorNeutralForeground1)`. Made on demand: a table of them weighs more than the theme. */
export const tokens = new Proxy({} as Readonly<Record<TokenName, string>>, { get: (_, name) => `var(--${String(name)})` });
