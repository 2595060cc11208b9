import { Field } from '@territori/ui/field';
import { Textarea } from '@territori/ui/textarea';

export const Testo = () => (
  <Field label="Testo da incollare" hint="Una riga per unità">
    <Textarea rows={6} resize="vertical" defaultValue={'001001;Agliè\n001002;Airasca'} />
  </Field>
);
