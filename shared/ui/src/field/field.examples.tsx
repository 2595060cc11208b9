import { Field, Input, SearchField } from '@territori/ui/field';
import { Stack } from '@territori/ui/layout';
import { useState } from 'react';

export const Campi = () => (
  <Stack>
    <Field label="Denominazione" hint="Anche una parte">
      <Input />
    </Field>
    <Field label="Codice" required validationMessage="Campo obbligatorio">
      <Input defaultValue="" />
    </Field>
    <Field label="Valore (scegliere prima una variabile)">
      <Input disabled />
    </Field>
  </Stack>
);

export function Ricerca() {
  const [value, setValue] = useState('citt');
  return (
    <SearchField
      label="Cerca un termine"
      value={value}
      onChange={setValue}
      onSearch={() => undefined}
      labels={{ search: 'Cerca', clear: 'Svuota il campo' }}
    />
  );
}
