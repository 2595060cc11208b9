import { useKit } from '@territori/kit';
import { paperColors } from '@territori/ui/theme';
import { useMemo } from 'react';
import type { DocumentLook } from './DocumentLook.ts';

/** How the documents of this portal look. */
export function useDocumentLook(): DocumentLook {
  const { product, identity } = useKit().config;
  return useMemo(() => {
    const colors = paperColors(identity?.colors);
    return {
      creator: product,
      head: colors.colorBrandBackground,
      onHead: colors.colorNeutralForegroundOnBrand,
      stripe: colors.colorNeutralBackground2,
      quiet: colors.colorNeutralForeground3,
      ...(identity?.typeface?.documents && { fonts: identity.typeface.documents }),
    };
  }, [product, identity]);
}
