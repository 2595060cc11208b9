import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Panel } from '@territori/ui/layout';
import { Prose } from '@territori/ui/text';
import { useId, useState } from 'react';
import type it from '../messages/it.json';

/** Longer descriptions are cut until the visitor opens them. */
export const DESCRIPTION_LENGTH = 100;

/** The description of an event; a long text opens in place. */
export function EventDescription({ description }: { description: string }) {
  const text = useMessages<typeof it>();
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = description.length > DESCRIPTION_LENGTH;
  const shown = long && !whole ? `${description.slice(0, DESCRIPTION_LENGTH).trimEnd()}…` : description;
  return (
    <Panel title={text('descrizione')}>
      <div id={id}>
        <Prose>{shown || text('tabella.nessunDato')}</Prose>
      </div>
      {long && (
        <div>
          <Button appearance="secondary" size="small" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
            {text(whole ? 'leggiDiMeno' : 'leggiDiPiu')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
