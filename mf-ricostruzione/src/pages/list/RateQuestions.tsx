import { useMessages } from '@territori/kit';
import type { Figure } from '@territori/traduzione';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { columnLabel } from './columnLabel.ts';
import { declared } from './FigureFields.tsx';

export interface RateQuestionsProps {
  readonly view: ListView;
  /** Columns declared as counts that look like rates. */
  readonly questioned: readonly number[];
  readonly figures: readonly Figure[];
  readonly onChange: (figures: readonly Figure[]) => void;
}

/** Asks about columns that are declared as counts and look like rates. */
export function RateQuestions({ view, questioned, figures, onChange }: RateQuestionsProps) {
  const t = useMessages<typeof it>();
  return questioned.map((column) => (
    <InlineMessage
      key={column}
      intent="warning"
      title={t('elenco.cifre.dubbio', { nome: columnLabel(t, view.columns, column) })}
      actions={
        <Button size="small" onClick={() => onChange(declared(figures, column, { kind: 'tasso', column, weight: 'popolazione' }))}>
          {t('elenco.cifre.dubbio.tasso')}
        </Button>
      }
    >
      {t('elenco.cifre.dubbio.testo')}
    </InlineMessage>
  ));
}
