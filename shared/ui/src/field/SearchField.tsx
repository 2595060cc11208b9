import { Button, Field, Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { DismissRegular, SearchRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { type ReactNode, useId } from 'react';

export interface SearchFieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and by the button, never with an empty value. When absent there is no button: the list follows the typed text. */
  onSearch?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  labels: {
    /** The button. */
    search: string;
    /** Name of the button that empties the field. */
    clear: string;
    /** Why the button is disabled while the field is empty. */
    missing?: string;
  };
}

const useStyles = makeStyles({
  form: { margin: 0, maxWidth: '32rem' },
  // the button stays on the line of the box, above the hint
  // and keeps its word whole: the box gives way
  line: { display: 'flex', gap: tokens.spacingHorizontalS, '& > button': { flexShrink: 0 } },
  input: { flexGrow: 1, minWidth: 0, '& input::-webkit-search-cancel-button': { display: 'none' } },
});

/** A search box; its button is disabled while the box is empty, and says why to a screen reader. */
export function SearchField({ label, value, onChange, onSearch, placeholder, hint, disabled = false, labels }: SearchFieldProps) {
  const styles = useStyles();
  const reason = useId();
  const empty = value.trim() === '';
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onSearch?.(value.trim());
        }}
      >
        <Field label={{ children: label }} hint={{ children: hint }}>
          <div className={styles.line}>
            <Input
              type="search"
              className={styles.input}
              value={value}
              disabled={disabled}
              autoComplete="off"
              {...(placeholder && { placeholder })}
              onChange={(_, data) => onChange(data.value)}
              contentBefore={<SearchRegular />}
              contentAfter={
                value ? (
                  <Button
                    appearance="transparent"
                    size="small"
                    icon={<DismissRegular />}
                    aria-label={labels.clear}
                    onClick={() => onChange('')}
                  />
                ) : (
                  <span />
                )
              }
            />
            {onSearch && (
              <Button
                type="submit"
                appearance="primary"
                disabled={disabled || empty}
                aria-describedby={empty && labels.missing ? reason : undefined}
              >
                {labels.search}
              </Button>
            )}
          </div>
        </Field>
        {labels.missing && (
          <span id={reason} hidden>
            {labels.missing}
          </span>
        )}
      </form>
    </search>
  );
}
