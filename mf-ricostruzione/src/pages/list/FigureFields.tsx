import { useMessages } from '@territori/kit';
import type { Figure } from '@territori/traduzione';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Columns } from '@territori/ui/layout';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { columnLabel } from './columnLabel.ts';

export interface FigureFieldsProps {
  readonly view: ListView;
  readonly figures: readonly Figure[];
  readonly onChange: (figures: readonly Figure[]) => void;
}

const NOTHING = '';
const POPULATION = 'popolazione';

/** The figures with another declaration of one column, in the order of the columns. */
export const declared = (figures: readonly Figure[], column: number, figure: Figure | null): Figure[] =>
  [...figures.filter((other) => other.column !== column), ...(figure ? [figure] : [])].sort((a, b) => a.column - b.column);

/** What each column of numbers is: a count, a rate with its weight, or nothing. */
export function FigureFields({ view, figures, onChange }: FigureFieldsProps) {
  const t = useMessages<typeof it>();
  const nameOf = (column: number) => columnLabel(t, view.columns, column);
  return (
    <Columns minWidth="medium">
      {view.numeric.map(({ column }) => {
        const figure = figures.find((other) => other.column === column);
        const declare = (next: Figure | null) => onChange(declared(figures, column, next));
        return (
          <div key={column}>
            <Field label={t('elenco.cifre.colonna', { nome: nameOf(column) })}>
              <Select
                value={figure?.kind ?? NOTHING}
                onChange={(_, { value }) =>
                  declare(
                    value === 'conteggio'
                      ? { kind: 'conteggio', column }
                      : value === 'tasso'
                        ? { kind: 'tasso', column, weight: POPULATION }
                        : null,
                  )
                }
              >
                <option value={NOTHING}>{t('elenco.cifre.nulla')}</option>
                <option value="conteggio">{t('elenco.cifre.conteggio')}</option>
                <option value="tasso">{t('elenco.cifre.tasso')}</option>
              </Select>
            </Field>
            {figure?.kind === 'tasso' && (
              <Field label={t('elenco.cifre.peso', { nome: nameOf(column) })}>
                <Select
                  value={String(figure.weight)}
                  onChange={(_, { value }) => declare({ kind: 'tasso', column, weight: value === POPULATION ? value : Number(value) })}
                >
                  <option value={POPULATION}>{t('elenco.cifre.peso.popolazione')}</option>
                  {view.numeric
                    .filter((other) => other.column !== column && !other.looksLikeRate)
                    .map((other) => (
                      <option key={other.column} value={other.column}>
                        {nameOf(other.column)}
                      </option>
                    ))}
                </Select>
              </Field>
            )}
          </div>
        );
      })}
    </Columns>
  );
}
