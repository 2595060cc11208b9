import type { UnitChange } from '@territori/report-flow/map';
import { tokens } from '@territori/ui/theme';

/** The colour of each kind of change, in the bars and in their legend. */
export const CHANGE_COLORS = {
  nata: tokens.colorPaletteGreenForeground1,
  estinta: tokens.colorPaletteRedForeground1,
  provincia: tokens.colorBrandForeground1,
  nome: tokens.colorPaletteDarkOrangeForeground1,
  codice: tokens.colorNeutralForeground3,
} as const satisfies Readonly<Record<UnitChange, string>>;
