import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Field } from '@territori/ui/field';
import { Stack } from '@territori/ui/layout';
import { Textarea } from '@territori/ui/textarea';
import { useState } from 'react';
import type it from '../../messages/it.json';

/** Takes a text that the visitor pastes or types. */
export function PasteText({ onText }: { readonly onText: (text: string) => void }) {
  const t = useMessages<typeof it>();
  const [text, setText] = useState('');
  return (
    <Stack>
      <Field label={t('elenco.incolla')} hint={t('elenco.incolla.aiuto')}>
        <Textarea rows={7} resize="vertical" value={text} spellCheck={false} onChange={(_, data) => setText(data.value)} />
      </Field>
      <div>
        <Button disabledFocusable={text.trim() === ''} onClick={() => onText(text)}>
          {t('elenco.incolla.leggi')}
        </Button>
      </div>
    </Stack>
  );
}
