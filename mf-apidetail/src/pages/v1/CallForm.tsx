import { useMessages } from '@territori/kit';
import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@territori/ui/accordion';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Columns, Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { Textarea } from '@territori/ui/textarea';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type SubmitEvent, useState } from 'react';
import { type CallValues, missingParts, parseJson, REQUEST_BODY, valuesOfExample } from '../../data/callRequest.ts';
import type { V1Call } from '../../data/v1Calls.ts';
import type it from '../../messages/it.json';
import { ParameterField } from './ParameterField.tsx';

export interface CallFormProps {
  readonly call: V1Call;
  readonly values: CallValues;
  readonly edition: string;
  /** The whole address that the values give. */
  readonly address: string;
  readonly running: boolean;
  readonly onChange: (values: CallValues) => void;
  readonly onRun: () => void;
}

const useStyles = makeStyles({ address: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' } });

/** The parameters of a call, each with its meaning and a field. Wrong values are sent too: the API's answer says what it accepts. */
export function CallForm({ call, values, edition, address, running, onChange, onRun }: CallFormProps) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const [checked, setChecked] = useState(false);
  const own = call.parameters.filter(({ shared }) => !shared);
  const shared = call.parameters.filter((parameter) => parameter.shared);
  const missing = missingParts(call, values);
  const badBody = call.takesBody && parseJson(values[REQUEST_BODY] ?? '') === undefined;
  const set = (name: string, value: string) => onChange({ ...values, [name]: value });
  const field = (parameter: V1Call['parameters'][number]) => (
    // a field beside a taller one keeps its height
    <div key={parameter.name}>
      <ParameterField
        parameter={parameter}
        value={values[parameter.name] ?? ''}
        missing={checked && missing.includes(parameter.name)}
        onChange={(value) => set(parameter.name, value)}
      />
    </div>
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing.length === 0 && !badBody) onRun();
  };
  return (
    <Panel look="filled" level={3} title={text('dati.prova')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {call.examples.length > 1 && (
            <Field label={text('dati.esempi')}>
              <Select
                onChange={(_, { value }) => {
                  const example = call.examples[Number(value)];
                  if (example) onChange(valuesOfExample(call, example, edition));
                }}
              >
                {call.examples.map(({ title }, index) => (
                  <option key={title} value={index}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {own.length > 0 && <Columns minWidth="small">{own.map(field)}</Columns>}
          {call.takesBody && (
            <Field
              label={text('dati.corpo')}
              hint={text('dati.corpo.aiuto')}
              required
              validationMessage={checked && badBody ? text('dati.corpo.errore') : null}
            >
              <Textarea
                value={values[REQUEST_BODY] ?? ''}
                onChange={(_, { value }) => set(REQUEST_BODY, value)}
                rows={8}
                resize="vertical"
                className={styles.address}
                spellCheck={false}
                lang="en"
              />
            </Field>
          )}
          {shared.length > 0 && (
            <Accordion collapsible>
              <AccordionItem value="shared">
                <AccordionHeader as="h4">{text('dati.comuni')}</AccordionHeader>
                <AccordionPanel>
                  <Columns minWidth="small">{shared.map(field)}</Columns>
                </AccordionPanel>
              </AccordionItem>
            </Accordion>
          )}
          <Text as="p">
            {text('dati.indirizzo')}{' '}
            <span className={styles.address} lang="en">
              {address}
            </span>
          </Text>
          <div>
            <Button type="submit" appearance="primary" disabled={running}>
              {text('dati.chiama')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
