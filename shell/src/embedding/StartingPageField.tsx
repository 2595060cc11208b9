import { Field, Input } from '@territori/ui/field';
import { useState } from 'react';
import { useEmbeddingMessages } from './useEmbeddingMessages.ts';

interface StartingPageFieldProperties {
  readonly path: string | undefined;
  readonly home: string;
  readonly onChoose: (path: string) => void;
}

/** Takes effect when the field is left or the form is sent: half an address leads nowhere. */
export function StartingPageField({ path = '', home, onChoose }: StartingPageFieldProperties) {
  const text = useEmbeddingMessages();
  const [typed, setTyped] = useState(path);
  const wrong = typed !== '' && !typed.startsWith('/');
  const use = () => {
    if (!wrong && typed !== path) onChoose(typed);
  };
  return (
    <Field
      label={text('percorso')}
      hint={text('percorso.aiuto', { esempio: home })}
      {...(wrong && { validationMessage: text('percorso.errore') })}
    >
      <Input
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
        onBlur={use}
        onKeyDown={({ key }) => key === 'Enter' && use()}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
