import { paperColors } from '@territori/ui/theme';
import type { DocumentLook } from './DocumentLook.ts';

const colors = paperColors();

/** The look of the portal's own documents. */
export const ownLook: DocumentLook = {
  creator: 'Territori',
  head: colors.colorBrandBackground,
  onHead: colors.colorNeutralForegroundOnBrand,
  stripe: colors.colorNeutralBackground2,
  quiet: colors.colorNeutralForeground3,
};
