import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';

interface ChoiceFieldProperties {
  readonly label: string;
  readonly value: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProperties) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(_, data) => onChoose(data.value)}>
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
