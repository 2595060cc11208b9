import type { DescrizionePagina, ReportPagina } from '@territori/contract/wire';
import { Card } from '@territori/ui/card';
import { Columns, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { Prose, Text } from '@territori/ui/text';

/** A title in which a line may break after a slash: Compartimento/Regione is wider than a phone. */
const breakable = (title: string) => title.split('/').flatMap((part, place) => (place === 0 ? part : ['/', <wbr key={place} />, part]));

/** Of the reports with a title, each valid for a period, the one with the latest data; undefined where none can be opened. */
function latest(report: readonly ReportPagina[], title: string): ReportPagina | undefined {
  const end = ({ pdata, pdataa }: ReportPagina) => pdataa ?? pdata;
  return report
    .filter(({ titolo_report }) => titolo_report === title)
    .reduce<ReportPagina | undefined>((found, one) => (found && end(found) >= end(one) ? found : one), undefined);
}

const addressOf = (path: string, { id_funzione, pdata, pdataa }: ReportPagina) =>
  `#${path}/body?${new URLSearchParams({ id: String(id_funzione), dateFrom: pdata, ...(pdataa && { dateTo: pdataa }) })}`;

/**
 * Describes the reports of a search page before a unit is chosen: text, a card for each unit with its reports, notes. A report that can be
 * opened is a link to it.
 * @param path the page's own, below which reports open
 */
export function PageDescription({ description, path }: { readonly description: DescrizionePagina; readonly path: string }) {
  const { descrizionePagina, unita, noteFondoPagina } = description;
  return (
    <Stack>
      {descrizionePagina && <Prose>{descrizionePagina}</Prose>}
      {unita.length > 0 && (
        <Columns layout="flowing">
          {/* an earlier version of the API gives titles only */}
          {unita.map(({ titolo, sottotitolo, elencoReport, report = [] }) => (
            <Card key={titolo} title={breakable(titolo)} level={2}>
              {sottotitolo && <Text as="p">{sottotitolo}</Text>}
              <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
                {/* a title stands once a period it was valid for, but a reader needs it once */}
                {[...new Set(elencoReport)].map((title) => {
                  const open = latest(report, title);
                  return <li key={title}>{open ? <Link href={addressOf(path, open)}>{title}</Link> : title}</li>;
                })}
              </ul>
            </Card>
          ))}
        </Columns>
      )}
      {noteFondoPagina && <Prose>{noteFondoPagina}</Prose>}
    </Stack>
  );
}
