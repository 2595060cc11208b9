import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { Weighting } from '@territori/traduzione';
import { Checkbox, Radio, RadioGroup } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import type it from '../../messages/it.json';

export interface DistributionProps {
  readonly divided: number;
  /** Divided rows with a size for every part. */
  readonly distributable: number;
  /** The day asked, as the page writes it. */
  readonly day: string;
  readonly weighting: Weighting | null;
  readonly onChange: (weighting: Weighting | null) => void;
}

/** Distributes figures of a territory that several units hold among these, only when that is asked for. */
export function Distribution({ divided, distributable, day, weighting, onChange }: DistributionProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const known = t(`elenco.cifre.distribuisci.${distributable === divided ? 'tutte' : distributable > 0 ? 'alcune' : 'nessuna'}`, {
    note: number(distributable),
  });
  return (
    <Stack gap="small">
      <Checkbox
        disabled={distributable === 0}
        checked={weighting !== null}
        onChange={(_, { checked }) => onChange(checked === true ? 'popolazione' : null)}
        label={t('elenco.cifre.distribuisci')}
      />
      <Text as="p" size="small" tone="muted">
        {t('elenco.cifre.distribuisci.testo', { count: divided, divise: number(divided), data: day, note: known })}
      </Text>
      {weighting !== null && (
        <Field label={t('elenco.cifre.pesi')}>
          <RadioGroup value={weighting} onChange={(_, { value }) => onChange(value === 'superficie' ? value : 'popolazione')}>
            <Radio value="popolazione" label={t('elenco.cifre.pesi.popolazione')} />
            <Radio value="superficie" label={t('elenco.cifre.pesi.superficie')} />
          </RadioGroup>
        </Field>
      )}
    </Stack>
  );
}
