import { Checkbox, Radio, RadioGroup, Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Stack } from '@territori/ui/layout';

export const Scelte = () => (
  <Stack>
    <Field label="Ambiti geografici">
      <RadioGroup defaultValue="1">
        <Radio value="1" label="Unità amministrative" />
        <Radio value="2" label="Unità statistiche" />
        <Radio value="3" label="Non disponibile" disabled />
      </RadioGroup>
    </Field>
    <Field label="Variabile">
      <Select>
        <option>Codice Comune (alfanumerico)</option>
        <option>Denominazione</option>
      </Select>
    </Field>
    <Checkbox label="Con il foglio dei metadati" defaultChecked />
  </Stack>
);
