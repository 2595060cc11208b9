import type { DescrizionePagina } from '@territori/contract/wire';
import { useMessages } from '@territori/kit';
import { Card } from '@territori/ui/card';
import { Columns, Panel } from '@territori/ui/layout';
import { Prose, Text } from '@territori/ui/text';
import type it from '../messages/it.json';

/** The editors' cards: the reports of each kind of unit, and notes. */
export function UnitCards({ description: { unita, noteFondoPagina } }: { description: DescrizionePagina }) {
  const text = useMessages<typeof it>();
  return (
    <>
      {unita.length > 0 && (
        <Panel look="plain" title={text('unita')}>
          <Columns layout="flowing">
            {unita.map(({ titolo, sottotitolo, elencoReport }) => (
              <Card key={titolo} title={titolo} above={sottotitolo}>
                <Prose>
                  <ul>
                    {elencoReport.map((report) => (
                      <li key={report}>{report}</li>
                    ))}
                  </ul>
                </Prose>
              </Card>
            ))}
          </Columns>
        </Panel>
      )}
      {noteFondoPagina && (
        <Panel look="plain" title={text('note')}>
          <Text as="div" tone="muted">
            <Prose>{noteFondoPagina}</Prose>
          </Text>
        </Panel>
      )}
    </>
  );
}
