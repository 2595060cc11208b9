import { join } from 'node:path';
import { expect, it } from 'vitest';
import identity from '../../territori/identity.json' with { type: 'json' };
import { colorsOf } from './colorsOf.ts';
import { themeColors } from './themeColors.ts';

it("is what the theme holds: run it with `-u` after a change of the identity's colours", async () => {
  const theme = join(import.meta.dirname, '../../../ui/src/theme/colors.ts');
  await expect(themeColors(colorsOf(identity.brand, identity.accent))).toMatchFileSnapshot(theme);
});
