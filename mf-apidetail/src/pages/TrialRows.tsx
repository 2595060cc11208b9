import type { Row } from '@territori/contract/wire';
import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import { useTableLabels } from '@territori/report-flow/labels';
import { DataTable } from '@territori/ui/table';
import { Text } from '@territori/ui/text';
import type it from '../messages/it.json';

/** Enough rows for an impression. */
const SHOWN = 10;

/** The first rows of an answer, with the column names that a program reads. */
export function TrialRows({ rows }: { rows: readonly Row[] }) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const number = (value: number) => formatNumber(value, language);
  const caption =
    rows.length > SHOWN
      ? text('prova.prime', { mostrate: number(SHOWN), righe: number(rows.length) })
      : text('prova.righe', { count: rows.length });
  return (
    <>
      <Text as="p" weight="semibold">
        <span role="status">{caption}</span>
      </Text>
      {rows.length > 0 && (
        <DataTable
          caption={caption}
          captionHidden
          columns={Object.keys(rows[0] ?? {}).map((name) => ({ name, label: name }))}
          rows={rows.slice(0, SHOWN)}
          minWidth={1000}
          labels={labels}
        />
      )}
    </>
  );
}
