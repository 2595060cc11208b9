import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OWN_COLORS } from '../ownColors.ts';
import { themeColors } from './themeColors.ts';

it("is what the theme holds: run it with `-u` after a change of the identity's colours", async () => {
  const theme = join(import.meta.dirname, '../../../ui/src/theme/colors.ts');
  await expect(themeColors(OWN_COLORS)).toMatchFileSnapshot(theme);
});
