import { useKit } from '@territori/kit';
import { type FailureProps, useShownPage } from '@territori/kit/portal';
import { ErrorState } from '@territori/ui/feedback';
import { Page } from '@territori/ui/layout';
import { PageTitle } from '@territori/ui/text';
import { useEffect } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { SectionFailure } from '../sections/SectionFailure.ts';
import { isChunkError } from '../sections/SectionLoader.ts';

/** Shown in place of a section or of one of its pages: names it, gives the reason, and offers a retry. */
export function SectionUnavailable({ section, name, reason, retry }: FailureProps & { section: string; name?: string }) {
  const text = useShellMessages();
  const { entries, lookForNewVersion, outcomes } = usePortal();
  const kit = useKit();
  const titleOf = (id: string) => entries[id] && kit.sectionTitle(entries[id].section);
  // a path that no section owns belongs to the portal itself
  const nameOf = (id: string) => titleOf(id) ?? kit.config.product;
  const title = text('guasto.titolo', { sezione: titleOf(section) ?? name ?? section });
  useShownPage(title);
  // a section that cannot be loaded may have a newer release
  useEffect(() => {
    if (reason) lookForNewVersion();
  }, [lookForNewVersion, reason]);
  // the loader counts the failures of a section itself
  useEffect(() => {
    if (reason && !(reason instanceof SectionFailure)) outcomes?.add(section, isChunkError(reason) ? 'load_failure' : 'error', reason);
  }, [outcomes, section, reason]);
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <ErrorState title={plainWords(text, reason, nameOf)} onRetry={retry} labels={{ retry: text('guasto.riprova') }}>
        {text('guasto.resto')}
      </ErrorState>
    </Page>
  );
}

function plainWords(text: ReturnType<typeof useShellMessages>, reason: unknown, nameOf: (id: string) => string): string {
  if (!(reason instanceof SectionFailure)) return text(isChunkError(reason) ? 'guasto.incomplete' : 'guasto.broken');
  const { kind, refusal } = reason;
  if (kind !== 'refused') return text(`guasto.${kind}`);
  switch (refusal?.reason) {
    case 'version':
      return text('guasto.version', { modulo: refusal.module, richiesta: refusal.wanted, fornita: refusal.provided });
    case 'names':
      return text('guasto.names', { modulo: refusal.module, nomi: refusal.names.join(', ') });
    case 'path':
      return text('guasto.path', { percorso: refusal.path, altra: nameOf(refusal.owner) });
    default:
      return text(`guasto.${refusal?.reason ?? 'newer-contract'}`);
  }
}
