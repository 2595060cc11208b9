import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Field, Input } from '@territori/ui/field';
import { DismissRegular, SearchRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type FormEvent, useId, useState } from 'react';
import type it from '../messages/it.json';

export interface TermSearchProps {
  /** The text that filters the list. */
  readonly search: string;
  /** Called on Enter and on the button; with an empty text when the field is cleared. */
  readonly onSearch: (search: string) => void;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS, margin: 0 },
  field: { flex: '1 1 14rem', maxWidth: '32rem' },
  input: { '& input::-webkit-search-cancel-button': { display: 'none' } },
});

/** The search of a text in the names; without a text the button is disabled and gives the reason. */
export function TermSearch({ search, onSearch }: TermSearchProps) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const reason = useId();
  const [typed, setTyped] = useState(search);
  // follows the address while rendering: an effect would run again at each hot reload and overwrite the typed text
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    setFollowed(search);
    setTyped(search);
  }
  const wanted = typed.trim();

  const type = (value: string) => {
    setTyped(value);
    if (value === '' && search) onSearch('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted) onSearch(wanted);
  };
  return (
    <form className={styles.root} onSubmit={submit}>
      <Field label={text('ricerca.campo')} className={styles.field}>
        <Input
          type="search"
          className={styles.input}
          value={typed}
          autoComplete="off"
          onChange={(_, { value }) => type(value)}
          contentBefore={<SearchRegular />}
          contentAfter={
            typed ? (
              <Button
                appearance="transparent"
                size="small"
                icon={<DismissRegular />}
                aria-label={text('ricerca.svuota')}
                onClick={() => type('')}
              />
            ) : (
              <span />
            )
          }
        />
      </Field>
      <Button type="submit" appearance="primary" disabled={!wanted} aria-describedby={wanted ? undefined : reason}>
        {text('ricerca.cerca')}
      </Button>
      <span id={reason} hidden>
        {text('ricerca.manca')}
      </span>
    </form>
  );
}
