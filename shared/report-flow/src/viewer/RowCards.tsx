import type { Row } from '@territori/contract/wire';
import { ReadMore } from '@territori/ui/dialog';
import type { Column } from '@territori/ui/table';
import { useHeading } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';
import { useFlowMessages } from '../flowMessages.ts';
import { useTableLabels } from '../labels/index.ts';
import { useCardStyles } from '../useCardStyles.ts';

export interface RowCardsProps {
  /** The name of the list. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Values of a card that are shown at once, besides its title; the others are folded. */
const SHOWN = 4;

const MAIN = /^(PRO_COM_T|DEN_UTS|DEN_REG|DEN_RIP|COMUNE_REL|DATA_INIZIO_AMMINISTRATIVA|DESC_COD_VARIAZIONE|PRO_COM_T_DT_FI|COMUNE_DT_FI)$/;

const useStyles = makeStyles({
  more: { minHeight: '24px', paddingTop: tokens.spacingVerticalXS, color: tokens.colorBrandForegroundLink, cursor: 'pointer' },
});

/** What says which unit a row is about and what happened to it comes before the other values. */
function mainFirst(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const rank = ({ name }: Column<Row>) => (MAIN.test(name) ? 0 : 1);
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

/** The rows of a report as cards, for narrow screens: the name first, some values, the others folded. */
export function RowCards({ label, columns, rows }: RowCardsProps) {
  const t = useFlowMessages();
  const styles = useCardStyles();
  const { more } = useStyles();
  const { noData, readMore, close } = useTableLabels();
  const title = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const others = mainFirst(columns.filter((column) => column !== title));
  const content = (column: Column<Row>, row: Row): ReactNode => {
    const value = column.cell ? column.cell(row) : String(row[column.name] ?? '');
    if (value === '' || value === null || value === undefined) return noData;
    return typeof value === 'string' ? <ReadMore text={value} title={column.label} labels={{ more: readMore, close }} /> : value;
  };
  const values = (some: readonly Column<Row>[], row: Row) => (
    <dl className={styles.values}>
      {some.map((column) => [
        <dt key={column.name} className={styles.name}>
          {column.label}
        </dt>,
        <dd key={`${column.name} value`} lang={column.lang} className={styles.value}>
          {content(column, row)}
        </dd>,
      ])}
    </dl>
  );
  const Title = useHeading(2);
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map((row, index) => (
        // rows have no key, and another page replaces all of them
        <li key={index} data-row className={styles.card}>
          {title && (
            <Title className={styles.title} lang={title.lang}>
              {content(title, row)}
            </Title>
          )}
          {others.length > 0 && values(others.slice(0, SHOWN), row)}
          {others.length > SHOWN && (
            <details>
              <summary className={more}>{t('righe.mostra', { count: others.length - SHOWN })}</summary>
              {values(others.slice(SHOWN), row)}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
