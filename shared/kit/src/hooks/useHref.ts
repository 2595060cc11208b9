import type { SectionManifest } from '@territori/contract';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { sectionHref } from '../kit/SectionDirectory.ts';
import { useKit } from '../kit/useKit.ts';

/**
 * Addresses of other sections: `href('territorio')`, `href('home', 'aggiornamenti')`. Undefined for a missing section,
 * so that the page shows no link.
 */
export function useHref(): (section: string, link?: string) => string | undefined {
  const manifests = useSnapshot(useKit().directory).manifests as Readonly<Record<string, SectionManifest>>;
  return useCallback((section, link) => sectionHref(manifests, section, link), [manifests]);
}
