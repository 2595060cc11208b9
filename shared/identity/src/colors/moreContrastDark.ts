import type { Ramps } from './Ramps.ts';

/**
 * What changes of the dark colours for a visitor who prefers more contrast: text reaches 7:1, lines around fields, cards and cells
 * 4.5:1.
 */
export function moreContrastDark({ neutral, tone }: Ramps) {
  return {
    colorNeutralForeground3: neutral(68.4),
    colorNeutralForeground4: neutral(68.4),
    colorNeutralForegroundDisabled: neutral(49.3),
    colorBrandForeground1: tone(66.7),
    colorBrandForegroundLink: tone(66.7),
    colorBrandForegroundLinkHover: tone(82.3),
    colorBrandForegroundLinkPressed: tone(66.7),
    colorBrandBackground: tone(7.61),
    colorBrandBackgroundHover: tone(8.57),
    colorBrandBackgroundPressed: tone(4.85),
    colorCompoundBrandForeground1: tone(66.7),
    colorNeutralStroke1: neutral(33.3),
    colorNeutralStroke2: neutral(33.3),
    colorNeutralStrokeAccessible: neutral(68.4),
  };
}
