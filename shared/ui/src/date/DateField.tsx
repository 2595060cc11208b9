import { Button, Field, Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { CalendarRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Calendar, type CalendarLabels } from './Calendar.tsx';
import { parseTyped, type TypedDate, typedDateText } from './parseTyped.ts';

export interface DateFieldProps {
  label: ReactNode;
  /** YYYY-MM-DD, or ''. */
  value: string;
  /** The text in the field when it is not a valid date, as `onChange` reported it. */
  text?: string | undefined;
  /** Called when a date is picked, when a typed date is complete, and when the field loses the focus; not for incomplete text. */
  onChange: (typed: TypedDate) => void;
  /** First and last date that can be chosen, YYYY-MM-DD. */
  min: string;
  max: string;
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
  input: { width: '100%', '& input': { fontVariantNumeric: 'tabular-nums', minWidth: 0 } },
  popup: {
    position: 'absolute',
    zIndex: 20,
    top: `calc(100% + ${tokens.spacingVerticalXS})`,
    left: 0,
    boxSizing: 'border-box',
    width: 'min(20rem, calc(100cqi - 2rem))',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
});

const WHOLE = /^\d{2}\/\d{2}\/\d{4}$/;

/** Moves a popup to the left so that it stays inside the window. */
function keepInView(popup: HTMLElement | null) {
  if (!popup) return;
  const over = popup.getBoundingClientRect().right - document.documentElement.clientWidth + 16;
  if (over > 0) popup.style.left = `${-over}px`;
}

/** A date typed as DD/MM/YYYY or picked from a calendar. */
export function DateField({ label, value, text, onChange, min, max, error, hint, required, disabled, labels }: DateFieldProps) {
  const styles = useStyles();
  const shown = value ? typedDateText(value) : (text ?? '');
  const [draft, setDraft] = useState(shown);
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => setDraft(shown), [shown]);

  const report = (written: string) => {
    const typed = parseTyped(written, min, max);
    setDraft(typed.text);
    if (typed.text !== shown) onChange(typed);
  };

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that focus left the whole
    <div
      className={styles.root}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Field
        label={{ children: label, id: `${id}-label` }}
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
            if (WHOLE.test(data.value)) report(data.value);
          }}
          onBlur={() => report(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') report(draft);
            if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
          }}
          contentAfter={
            <Button
              // Fluent's union of button and anchor takes no reference to either
              ref={button as Ref<never>}
              appearance="transparent"
              size="small"
              icon={<CalendarRegular />}
              // a page may have several dates: the name says of which one the calendar is
              id={`${id}-open`}
              aria-label={labels.openCalendar}
              aria-labelledby={`${id}-open ${id}-label`}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled ?? false}
              onClick={() => setOpen(!open)}
            />
          }
        />
      </Field>
      {open && (
        <div className={styles.popup} ref={keepInView}>
          <Calendar
            value={value}
            min={min}
            max={max}
            labels={labels}
            onPick={(iso) => {
              report(typedDateText(iso));
              close();
            }}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}
