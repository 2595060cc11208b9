import { Button } from '@territori/ui/button';
import { Panel, Stack } from '@territori/ui/layout';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { usePickMessages } from './usePickMessages.ts';

export interface PickFormProps {
  readonly title: string;
  /** The combobox, and the fields it depends on. Annulla mounts them again, which also clears a text without a picked option. */
  readonly children: ReactNode;
  /** True when an option is picked; Cerca is disabled until then. */
  readonly ready: boolean;
  /** Why Cerca is disabled. */
  readonly missing: string;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

/** A search form with one option picked from a list: Cerca starts the search, Annulla clears everything. */
export function PickForm({ title, children, ready, missing, onSearch, onClear }: PickFormProps) {
  const t = usePickMessages();
  const reason = useId();
  const [cleared, setCleared] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSearch();
  };
  return (
    <Panel look="filled" title={title}>
      <form onSubmit={submit}>
        <Stack>
          <Fragment key={cleared}>{children}</Fragment>
          <Stack direction="row" gap="small">
            <Button type="submit" appearance="primary" disabled={!ready} aria-describedby={ready ? undefined : reason}>
              {t('cerca')}
            </Button>
            <Button
              onClick={() => {
                setCleared(cleared + 1);
                onClear();
              }}
            >
              {t('annulla')}
            </Button>
            <span id={reason} hidden>
              {missing}
            </span>
          </Stack>
        </Stack>
      </form>
    </Panel>
  );
}
