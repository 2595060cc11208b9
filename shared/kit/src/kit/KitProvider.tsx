import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LiveRegion } from '../page/LiveRegion.tsx';
import type { Kit } from './Kit.ts';
import { KitContext } from './useKit.ts';

/** Provides a kit to the components below it, and renders its live region. */
export function KitProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  return (
    <KitContext value={kit}>
      <I18nextProvider i18n={kit.i18n}>
        <QueryClientProvider client={kit.queries}>
          {children}
          <LiveRegion announcement={kit.announcement} />
        </QueryClientProvider>
      </I18nextProvider>
    </KitContext>
  );
}
