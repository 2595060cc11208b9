import type { Unita } from '@territori/contract/v1';
import { formatDate, today, useAnnounce, useMessages, useProduct } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { Button } from '@territori/ui/button';
import { copyText } from '@territori/ui/code';
import { InlineMessage } from '@territori/ui/feedback';
import { CopyRegular } from '@territori/ui/icon';
import { Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useState } from 'react';
import type it from '../../messages/it.json';

export interface UnitCitationProps {
  readonly id: number;
  readonly unit: Unita | undefined;
  /** Name of the edition of the data. */
  readonly edition: string;
}

/** How to cite the page: name, edition, day of the visit, permanent address. */
export function UnitCitation({ id, unit, edition }: UnitCitationProps) {
  const text = useMessages<typeof it>();
  const announce = useAnnounce();
  const product = useProduct();
  const { search } = useLocation();
  const [result, setResult] = useState<'copied' | 'failed'>();
  if (!unit) return null;
  const address = `${document.location.origin}${document.location.pathname}#/storia_ua/${id}${search}`;
  const citation = text('cita.testo', {
    prodotto: product,
    nome: unit.codice ? `${unit.denominazione} (${unit.codice})` : unit.denominazione,
    edizione: edition,
    oggi: formatDate(today()),
    indirizzo: address,
  });
  const copy = async () => {
    const copied = await copyText(citation);
    setResult(copied ? 'copied' : 'failed');
    if (copied) announce(text('cita.copiato'));
  };
  return (
    <Panel
      title={text('cita')}
      actions={
        <Button icon={<CopyRegular />} onClick={copy}>
          {text('cita.copia')}
        </Button>
      }
    >
      <span style={{ overflowWrap: 'anywhere' }}>
        <Text>{citation}</Text>
      </span>
      {result === 'copied' && <Text tone="muted">{text('cita.copiato')}</Text>}
      {result === 'failed' && <InlineMessage intent="warning">{text('cita.nonCopiato')}</InlineMessage>}
    </Panel>
  );
}
