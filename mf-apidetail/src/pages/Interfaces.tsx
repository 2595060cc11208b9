import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Card } from '@territori/ui/card';
import { Columns, Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import type it from '../messages/it.json';

/** A part of the page. */
export type ApiPart = 'calls' | 'reports' | 'archive';

/** Which interface serves which purpose, each with a button that leads to its part of the page. */
export function Interfaces({ onGo }: { readonly onGo: (part: ApiPart) => void }) {
  const text = useMessages<typeof it>();
  return (
    <Panel look="plain" title={text('interfacce')}>
      <Columns>
        <Card
          title={text('interfacce.dati')}
          level={3}
          above="/api/v1"
          actions={<Button onClick={() => onGo('calls')}>{text('interfacce.dati.vai')}</Button>}
        >
          <Text as="p">{text('interfacce.dati.testo')}</Text>
        </Card>
        <Card
          title={text('interfacce.report')}
          level={3}
          above="/publish"
          actions={<Button onClick={() => onGo('reports')}>{text('interfacce.report.vai')}</Button>}
        >
          <Text as="p">{text('interfacce.report.testo')}</Text>
        </Card>
        <Card
          title={text('archivio')}
          level={3}
          above="/api/v1/archivio"
          actions={<Button onClick={() => onGo('archive')}>{text('interfacce.archivio.vai')}</Button>}
        >
          <Text as="p">{text('interfacce.archivio.testo')}</Text>
        </Card>
      </Columns>
    </Panel>
  );
}
