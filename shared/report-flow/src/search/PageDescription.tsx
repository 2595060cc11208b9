import type { DescrizionePagina } from '@territori/contract/wire';
import { Card } from '@territori/ui/card';
import { Columns, Stack } from '@territori/ui/layout';
import { Prose, Text } from '@territori/ui/text';

/** A title in which a line may break after a slash: Compartimento/Regione is wider than a phone. */
const breakable = (title: string) => title.split('/').flatMap((part, place) => (place === 0 ? part : ['/', <wbr key={place} />, part]));

/** Describes the reports of a search page before a unit is chosen: text, a card for each unit with its reports, notes. */
export function PageDescription({ description }: { readonly description: DescrizionePagina }) {
  const { descrizionePagina, unita, noteFondoPagina } = description;
  return (
    <Stack>
      {descrizionePagina && <Prose>{descrizionePagina}</Prose>}
      {unita.length > 0 && (
        <Columns>
          {unita.map(({ titolo, sottotitolo, elencoReport }) => (
            <Card key={titolo} title={breakable(titolo)} level={2}>
              {sottotitolo && <Text as="p">{sottotitolo}</Text>}
              <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
                {/* a title stands once a period it was valid for, but a reader needs it once */}
                {[...new Set(elencoReport)].map((report) => (
                  <li key={report}>{report}</li>
                ))}
              </ul>
            </Card>
          ))}
        </Columns>
      )}
      {noteFondoPagina && <Prose>{noteFondoPagina}</Prose>}
    </Stack>
  );
}
