import { Checkbox, Field, Input, Radio, RadioGroup, SearchField, Select } from '@territori/ui/field';
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
    <Field label="Variabile">
      <Select>
        <option>Codice Comune (alfanumerico)</option>
        <option>Denominazione</option>
      </Select>
    </Field>
    <Field label="Valore (scegliere prima una variabile)">
      <Input disabled />
    </Field>
  </Stack>
);

export const Scelte = () => (
  <Stack>
    <Field label="Ambiti geografici">
      <RadioGroup defaultValue="1">
        <Radio value="1" label="Unità amministrative" />
        <Radio value="2" label="Unità statistiche" />
        <Radio value="3" label="Non disponibile" disabled />
      </RadioGroup>
    </Field>
    <Checkbox label="Con il foglio dei metadati" defaultChecked />
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
