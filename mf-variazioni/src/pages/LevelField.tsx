import { useMessages } from '@territori/kit';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { LEVELS } from '../data/levels.ts';
import type it from '../messages/it.json';

export interface LevelFieldProps {
  /** A level, or an empty text for all of them. */
  readonly value: string;
  readonly onChange: (level: string) => void;
  /** The name of the choice of all levels, where it is offered. */
  readonly all?: string;
}

/** The choice of a level of units. */
export function LevelField({ value, onChange, all }: LevelFieldProps) {
  const text = useMessages<typeof it>();
  return (
    <Field label={text('scelta.livello')}>
      <Select value={value} onChange={(_, { value: level }) => onChange(level)}>
        {all && <option value="">{all}</option>}
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {text(`livello.${level}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
