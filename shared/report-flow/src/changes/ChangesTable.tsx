import type { Variazione } from '@territori/contract/v1';
import { formatDate } from '@territori/kit';
import { useNarrow } from '@territori/ui/layout';
import { type Column, DataTable } from '@territori/ui/table';
import { makeStyles } from '@territori/ui/theme';
import { useTableLabels } from '../labels/index.ts';
import { ActOfChange } from './ActOfChange.tsx';
import { ChangeCards } from './ChangeCards.tsx';
import { OtherUnit, type UnitLink } from './OtherUnit.tsx';
import { useChangeMessages } from './useChangeMessages.ts';
import { useChangeWords } from './useChangeWords.ts';

export interface ChangesTableProps {
  readonly caption: string;
  readonly changes: readonly Variazione[];
  readonly link: UnitLink;
  readonly loading?: boolean | undefined;
  /** True while other rows are loading: these stay meanwhile. */
  readonly refreshing?: boolean | undefined;
  /** What no rows mean here. */
  readonly empty?: string | undefined;
}

// room for an act and its day in one line: a narrower column would make every row high
const useStyles = makeStyles({ act: { minWidth: '11.5rem' } });

/**
 * Changes of any kind: what happened, to which unit, with which other unit, by which act, and how it is known. On a narrow screen they are
 * cards.
 */
export function ChangesTable({ caption, changes, link, loading, refreshing, empty }: ChangesTableProps) {
  const t = useChangeMessages();
  const words = useChangeWords();
  const labels = useTableLabels();
  const narrow = useNarrow();
  const styles = useStyles();
  if (narrow && changes.length > 0) return <ChangeCards label={caption} changes={changes} link={link} refreshing={refreshing} />;
  const columns: readonly Column<Variazione>[] = [
    { name: 'data', label: t('data'), cell: ({ data }) => formatDate(data) },
    {
      name: 'denominazione',
      label: t('unita'),
      rowHeader: true,
      cell: ({ id, codice, denominazione }) => (
        <>
          {link(id, denominazione)} {codice && <>({codice})</>}
        </>
      ),
    },
    { name: 'tipo', label: t('tipo'), cell: ({ tipo }) => words.kind(tipo) },
    { name: 'descrizione', label: t('descrizione') },
    { name: 'collegata', label: t('collegata'), cell: (change) => <OtherUnit change={change} link={link} /> },
    {
      name: 'provvedimento',
      label: t('provvedimento'),
      cell: ({ provvedimento }) => (
        <div className={styles.act}>
          <ActOfChange act={provvedimento} />
        </div>
      ),
    },
    { name: 'certezza', label: t('certezza'), cell: ({ certezza }) => words.certainty(certezza) },
  ];
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={changes}
      minWidth={1000}
      loading={loading}
      refreshing={refreshing}
      labels={{ ...labels, empty: empty ?? t('vuota') }}
    />
  );
}
