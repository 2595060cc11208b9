import { useMessages } from '@territori/kit';
import type { ServiceLinks } from '@territori/report-flow/api/serviceLinks';
import { Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { DataTable } from '@territori/ui/table';
import { SectionTitle, VisuallyHidden } from '@territori/ui/text';
import { makeStyles } from '@territori/ui/theme';
import type it from '../messages/it.json';
import { useTableLabels } from './useTableLabels.ts';

const useStyles = makeStyles({ address: { overflowWrap: 'anywhere' } });

/** The three services of a report at the dates chosen; each address answers. */
export function ServiceAddresses({ links }: { links: ServiceLinks }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const labels = useTableLabels();
  return (
    <Stack>
      <SectionTitle level={3}>{text('servizi')}</SectionTitle>
      <DataTable
        caption={text('servizi')}
        captionHidden
        columns={[
          { name: 'name', label: text('servizio'), rowHeader: true },
          {
            name: 'address',
            label: text('indirizzo'),
            cell: ({ address }) => (
              <span className={styles.address}>
                <Link href={address} newTab>
                  {address}
                  <VisuallyHidden> {text('nuovaScheda')}</VisuallyHidden>
                </Link>
              </span>
            ),
          },
        ]}
        rows={[
          { name: text('servizio.righe'), address: links.rows },
          { name: text('servizio.conteggio'), address: links.count },
          { name: text('servizio.metadati'), address: links.info },
        ]}
        labels={labels}
      />
    </Stack>
  );
}
