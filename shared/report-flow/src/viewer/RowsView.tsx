import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import type { Column, Sort } from '@territori/ui/table';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useFlowMessages } from '../flowMessages.ts';

export interface RowsViewProps {
  readonly columns: readonly Pick<Column<never>, 'name' | 'label'>[];
  readonly sorts: readonly Sort[];
  readonly onSort: (sorts: readonly Sort[]) => void;
  readonly asTable: boolean;
  readonly onAsTable: (asTable: boolean) => void;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS, '@media print': { display: 'none' } },
  sort: { flex: '1 1 10rem', minWidth: 0 },
});

const text = ({ column, direction }: Sort) => `${column}:${direction}`;

/** On a narrow screen: the order of the cards, which have no headers to press, and the way to the table and back. */
export function RowsView({ columns, sorts, onSort, asTable, onAsTable }: RowsViewProps) {
  const t = useFlowMessages();
  const styles = useStyles();
  const first = sorts[0];
  return (
    <div className={styles.root}>
      {!asTable && (
        <div className={styles.sort}>
          <Field label={t('righe.ordine')} size="small">
            <Select
              size="small"
              value={first ? text(first) : ''}
              onChange={(_, { value }) => {
                const [column, direction] = value.split(':');
                onSort(column ? [{ column, direction: direction === 'DESC' ? 'DESC' : 'ASC' }] : []);
              }}
            >
              <option value="">{t('righe.ordineReport')}</option>
              {columns.flatMap(({ name, label }) => [
                <option key={`${name}:ASC`} value={`${name}:ASC`}>
                  {t('righe.crescente', { colonna: label })}
                </option>,
                <option key={`${name}:DESC`} value={`${name}:DESC`}>
                  {t('righe.decrescente', { colonna: label })}
                </option>,
              ])}
            </Select>
          </Field>
        </div>
      )}
      <Button appearance="subtle" onClick={() => onAsTable(!asTable)}>
        {t(asTable ? 'righe.schede' : 'righe.tabella')}
      </Button>
    </div>
  );
}
