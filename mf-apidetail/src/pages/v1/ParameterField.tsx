import { useMessages } from '@territori/kit';
import { Select } from '@territori/ui/choice';
import { Field, Input } from '@territori/ui/field';
import type { CallParameter } from '../../data/v1Calls.ts';
import type it from '../../messages/it.json';
import { InlineCode } from '../InlineCode.tsx';

export interface ParameterFieldProps {
  readonly parameter: CallParameter;
  readonly value: string;
  /** True when the parameter is required and the call was tried without it. */
  readonly missing: boolean;
  readonly onChange: (value: string) => void;
}

/** A parameter by its name, with its meaning, and a field for its value: a choice where the accepted values are few. */
export function ParameterField({ parameter, value, missing, onChange }: ParameterFieldProps) {
  const text = useMessages<typeof it>();
  const { name, required, description, choices, example, type } = parameter;
  return (
    <Field
      label={{ children: <code>{name}</code>, lang: 'en' }}
      required={required}
      hint={
        <>
          <InlineCode text={description} /> <span lang="en">({choices.length > 0 ? choices.join(' | ') : type})</span>
        </>
      }
      validationMessage={missing ? text('dati.manca', { nome: name }) : null}
    >
      {choices.length > 0 ? (
        <Select value={value} onChange={(_, { value: next }) => onChange(next)}>
          {!required && <option value="">{text('dati.senza')}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      ) : (
        <Input
          value={value}
          placeholder={example}
          onChange={(_, { value: next }) => onChange(next)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
