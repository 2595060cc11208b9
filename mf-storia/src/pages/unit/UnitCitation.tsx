import type { Unita } from '@territori/contract/v1';
import { formatDate, parseDate, today, useAnnounce, useApi, useCitation, useMessages } from '@territori/kit';
import { useSearchParams } from '@territori/kit/router';
import { Button } from '@territori/ui/button';
import { copyText } from '@territori/ui/code';
import { InlineMessage } from '@territori/ui/feedback';
import { CopyRegular, PrintRegular } from '@territori/ui/icon';
import { Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useState } from 'react';
import type it from '../../messages/it.json';

export interface UnitCitationProps {
  readonly id: number;
  readonly unit: Unita | undefined;
  /** Name of the edition of the data. */
  readonly edition: string;
  /** True while the page waits for its map before it is printed. */
  readonly printing: boolean;
  readonly onPrint: () => void;
}

/** How to cite the page: name, the day it shows where one is chosen, edition, day of the visit, permanent address. */
export function UnitCitation({ id, unit, edition, printing, onPrint }: UnitCitationProps) {
  const text = useMessages<typeof it>();
  const announce = useAnnounce();
  const cite = useCitation();
  const api = useApi();
  const [parameters] = useSearchParams();
  const [result, setResult] = useState<'copied' | 'failed'>();
  if (!unit) return null;
  const day = parseDate(parameters.get('data') ?? '');
  const name = unit.codice ? `${unit.denominazione} (${unit.codice})` : unit.denominazione;
  const citation = cite({
    title: day ? text('cita.nome.giorno', { nome: name, giorno: formatDate(day) }) : name,
    edition: text('cita.edizione', { edizione: edition }),
    day: text('cita.oggi', { oggi: formatDate(today()) }),
    // leads a browser here and a program to the data, and stays when the pages of the portal move
    address: api.url(`/id/${unit.livello}/${id}`),
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
        <Stack direction="row" gap="small">
          <Button icon={<CopyRegular />} onClick={copy}>
            {text('cita.copia')}
          </Button>
          <Button icon={<PrintRegular />} onClick={onPrint} disabledFocusable={printing}>
            {text(printing ? 'stampa.inCorso' : 'stampa')}
          </Button>
        </Stack>
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
