import { Button } from '@territori/ui/button';
import { Panel, Stack } from '@territori/ui/layout';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { usePickMessages } from './usePickMessages.ts';

export interface PickFormProps {
  readonly title: string;
  /** The box to pick from, and what it depends on. Annulla makes them anew: a text of which nothing was picked goes with its box. */
  readonly children: ReactNode;
  /** One thing is picked; until then Cerca waits. */
  readonly ready: boolean;
  /** Why it waits. */
  readonly missing: string;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

/** Finds by one thing that is picked from a list: Cerca, and Annulla, which clears everything. */
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
