import { EARLIEST_DATE, today } from '@territori/kit';
import { DateField } from '@territori/ui/date';
import type { ReactNode } from 'react';
import { useFlowMessages } from '../flowMessages.ts';
import { useDateError, useDateLabels } from '../labels/index.ts';
import { readDay } from './readDay.ts';

export interface DayFieldProps {
  readonly label: string;
  /** As the address has it: `YYYY-MM-DD`, `''`, or a text that is not a day. */
  readonly value: string;
  /** Called with `YYYY-MM-DD`, or with the text when it is not a usable day: the address keeps it, and the field says what is wrong. */
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  /** True where no day is a choice too. */
  readonly optional?: boolean | undefined;
  /** Why a valid day cannot be used here. */
  readonly error?: string | undefined;
}

/** A day from 17/03/1861 to today; the message says what is wrong with this day. */
export function DayField({ label, value, onChange, hint, optional = false, error }: DayFieldProps) {
  const t = useFlowMessages();
  const labels = useDateLabels();
  const bounds = { min: EARLIEST_DATE, max: today() };
  const errorOf = useDateError(bounds.min, bounds.max);
  const { iso, text } = readDay(value);
  const wrong = optional && text === '' ? undefined : errorOf(text, t('data.nonCompatibile'));
  return (
    <DateField
      label={label}
      value={iso}
      text={text}
      {...bounds}
      {...(hint && { hint })}
      error={wrong ?? error}
      onChange={(typed) => onChange(typed.iso || typed.text)}
      labels={labels}
    />
  );
}
