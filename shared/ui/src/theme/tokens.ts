import type { ColorName } from './colors.ts';
import type { ScaleName } from './scale.ts';

export type TokenName = ColorName | ScaleName;

/**
 * The portal's tokens as CSS values: `tokens.colorNeutralForeground1` is `var(--colorNeutralForeground1)`. Created on
 * demand, because a table of all of them would be larger than the theme.
 */
export const tokens = new Proxy({} as Readonly<Record<TokenName, string>>, { get: (_, name) => `var(--${String(name)})` });
