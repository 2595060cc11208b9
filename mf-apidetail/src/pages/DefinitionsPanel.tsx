import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { SkeletonText } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { type ComponentType, useId, useState } from 'react';
import type it from '../messages/it.json';

/** Shows the definitions file in the page; its reader is loaded on demand. */
export function DefinitionsPanel() {
  const text = useMessages<typeof it>();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [Reader, setReader] = useState<ComponentType | null>(null);
  const toggle = () => {
    setOpen(!open);
    if (!Reader) import('./DefinitionsReader.tsx').then(({ DefinitionsReader }) => setReader(() => DefinitionsReader));
  };
  return (
    <Panel title={text('definizioni')}>
      <Text as="p">{text('definizioni.spiegazione')}</Text>
      <div>
        <Button aria-expanded={open} aria-controls={id} onClick={toggle}>
          {text(open ? 'definizioni.chiudi' : 'definizioni.leggi')}
        </Button>
      </div>
      <div id={id}>{open && (Reader ? <Reader /> : <SkeletonText lines={6} />)}</div>
    </Panel>
  );
}
