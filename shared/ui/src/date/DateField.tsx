import { Button, Field, Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { CalendarRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import type { CalendarLabels } from './CalendarPopup.tsx';
import { parseTyped, type TypedDate, toText } from './parseTyped.ts';

const CalendarPopup = lazy(() => import('./CalendarPopup.tsx'));

export interface DateFieldProps {
  label: ReactNode;
  /** YYYY-MM-DD, or ''. */
  value: string;
  /** What stands in the field where it is not `value`: a text that is no date. */
  text?: string | undefined;
  /** A date was picked, or typed to its end, or the field was left. While a text is being typed nothing is reported. */
  onChange: (typed: TypedDate) => void;
  /** First and last date that can be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  /** The message to show; marks the field as wrong. */
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  labels: CalendarLabels & {
    /** Name of the button that opens the calendar. */
    openCalendar: string;
    /** Shown in an empty field, such as GG/MM/AAAA. */
    placeholder: string;
  };
}

const useStyles = makeStyles({
  root: { position: 'relative', maxWidth: '15rem' },
  input: { width: '100%', '& input': { fontVariantNumeric: 'tabular-nums' } },
  popup: {
    position: 'absolute',
    zIndex: 20,
    top: `calc(100% + ${tokens.spacingVerticalXS})`,
    left: 0,
    minHeight: '18rem',
    minWidth: '16rem',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
});

/** A date typed as DD/MM/YYYY or picked from a calendar. */
export function DateField({ label, value, text, onChange, min, max, error, hint, required, disabled, labels }: DateFieldProps) {
  const styles = useStyles();
  const shown = text ?? (value ? toText(value) : '');
  const [draft, setDraft] = useState(shown);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const reported = useRef(shown);

  useEffect(() => {
    setDraft(shown);
    reported.current = shown;
  }, [shown]);

  const report = (written: string) => {
    const typed = parseTyped(written, min, max);
    setDraft(typed.text);
    if (typed.text === reported.current) return;
    reported.current = typed.text;
    onChange(typed);
  };

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div className={styles.root}>
      <Field
        label={{ children: label }}
        hint={{ children: hint }}
        required={required ?? false}
        validationMessage={error ? { children: error } : null}
        validationState={error ? 'error' : 'none'}
      >
        <Input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          placeholder={labels.placeholder}
          disabled={disabled ?? false}
          value={draft}
          onChange={(_, data) => {
            setDraft(data.value);
            if (/^\d{2}\/\d{2}\/\d{4}$/.test(data.value)) report(data.value);
          }}
          onBlur={() => report(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') report(draft);
            if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
          }}
          contentAfter={
            <Button
              ref={button as Ref<never>}
              appearance="transparent"
              size="small"
              icon={<CalendarRegular />}
              aria-label={labels.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled ?? false}
              onClick={() => setOpen(!open)}
            />
          }
        />
      </Field>
      {open && (
        <div className={styles.popup}>
          <Suspense fallback={null}>
            <CalendarPopup
              value={value}
              {...(min && { min })}
              {...(max && { max })}
              labels={labels}
              onPick={(iso) => {
                report(toText(iso));
                close();
              }}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
