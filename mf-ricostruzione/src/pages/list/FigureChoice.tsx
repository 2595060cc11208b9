import { useMessages } from '@territori/kit';
import type { Figure } from '@territori/traduzione';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Columns } from '@territori/ui/layout';
import type it from '../../messages/it.json';

export interface FigureChoiceProps {
  readonly figures: readonly Figure[];
  readonly figure: Figure;
  /** The column that the shown one is divided by; null for none. */
  readonly divisor: number | null;
  readonly nameOf: (column: number) => string;
  readonly onFigure: (column: number) => void;
  readonly onDivisor: (column: number | null) => void;
}

const NOTHING = '';

/** The counts that a figure may be divided by: all others. A rate has already been divided. */
export const divisorsOf = (figures: readonly Figure[], { kind, column }: Figure): readonly Figure[] =>
  kind === 'conteggio' ? figures.filter((other) => other.kind === 'conteggio' && other.column !== column) : [];

/** Which figures a map shows, and in relation to which others. Where there is one way alone, there is nothing to choose. */
export function FigureChoice({ figures, figure, divisor, nameOf, onFigure, onDivisor }: FigureChoiceProps) {
  const t = useMessages<typeof it>();
  const divisors = divisorsOf(figures, figure);
  const options = (some: readonly Figure[]) =>
    some.map(({ column }) => (
      <option key={column} value={column}>
        {nameOf(column)}
      </option>
    ));
  if (figures.length < 2) return null;
  return (
    <Columns minWidth="small">
      <Field label={t('elenco.mappa.colonna')}>
        <Select value={String(figure.column)} onChange={(_, { value }) => onFigure(Number(value))}>
          {options(figures)}
        </Select>
      </Field>
      {divisors.length > 0 && (
        <Field label={t('elenco.mappa.rapporto')}>
          <Select
            value={divisor === null ? NOTHING : String(divisor)}
            onChange={(_, { value }) => onDivisor(value === NOTHING ? null : Number(value))}
          >
            <option value={NOTHING}>{t('elenco.mappa.rapporto.niente')}</option>
            {options(divisors)}
          </Select>
        </Field>
      )}
    </Columns>
  );
}
