import { useMessages } from '@territori/kit';
import type { Decision } from '@territori/traduzione';
import { Select } from '@territori/ui/choice';
import type { CheckItem } from '../../list/ListView.ts';
import type it from '../../messages/it.json';

export interface DecideProps {
  readonly item: CheckItem;
  readonly onDecide: (decision: Decision) => void;
}

const OPEN = '';
const NONE = 'nessuna';

/** Settles a value that the rules leave open: one of the units that it may be, or no unit. It holds for all equal values. */
export function Decide({ item, onDecide }: DecideProps) {
  const t = useMessages<typeof it>();
  if (!item.decidable) return t('elenco.decidi.niente');
  const { value, besideValue, level, choices } = item;
  const decide = (chosen: string) => {
    const unit = choices.find((one) => String(one.unit) === chosen);
    if (!unit && chosen !== NONE) return;
    onDecide({ value, beside: besideValue, level, unit: unit?.unit ?? null, code: unit?.code ?? '', name: unit?.name ?? '' });
  };
  return (
    <Select aria-label={t('elenco.decidi.di', { valore: value })} value={OPEN} onChange={(_, { value: chosen }) => decide(chosen)}>
      <option value={OPEN}>{t('elenco.decidi.aperta')}</option>
      {choices.map(({ unit, code, name }) => (
        <option key={unit} value={unit}>
          {t('elenco.unita', { codice: code, nome: name })}
        </option>
      ))}
      <option value={NONE}>{t('elenco.decidi.nessuna')}</option>
    </Select>
  );
}
