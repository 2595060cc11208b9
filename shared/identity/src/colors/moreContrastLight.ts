import { functionalColors } from './functionalColors.ts';
import type { Ramps } from './Ramps.ts';

/**
 * What changes of the light colours for a visitor who prefers more contrast: text reaches 7:1, lines around fields, cards and cells
 * 4.5:1.
 */
export function moreContrastLight({ neutral, share }: Ramps) {
  return {
    colorNeutralForeground2: neutral(2.82),
    colorNeutralForeground3: neutral(4.32),
    colorNeutralForeground4: neutral(4.32),
    colorNeutralForegroundDisabled: neutral(9.39),
    colorBrandForeground1: share(0.5),
    colorBrandForegroundLink: share(0.5),
    colorBrandForegroundLinkHover: share(0.33),
    colorBrandForegroundLinkPressed: share(0.33),
    colorBrandBackground: share(0.6),
    colorBrandBackgroundHover: share(0.33),
    colorCompoundBrandForeground1: share(0.5),
    colorNeutralStroke1: neutral(14.2),
    colorNeutralStroke2: neutral(14.2),
    colorNeutralStrokeAccessible: neutral(5.05),
    ...functionalColors.moreContrastLight,
  };
}
