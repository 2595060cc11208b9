import { useKit } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { Field, Input } from '@territori/ui/field';
import { Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../portal/PortalProvider.tsx';
import { requestedOverrides } from '../registry/readOverrides.ts';
import { useVersionsMessages } from './useVersionsMessages.ts';

/** Runs a section from the address of a developer's server; the strip over the page leads back. */
export function DeveloperAddress() {
  const text = useVersionsMessages();
  const kit = useKit();
  const { entries } = usePortal();
  const [id, setId] = useState(Object.keys(entries)[0] ?? '');
  const [address, setAddress] = useState('http://localhost:4400/');
  const [wrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams(location.search);
    query.set(`section.${id}`, address.trim());
    const isAddress = requestedOverrides(query.toString()).some((override) => override.id === id);
    setWrong(!isAddress);
    if (isAddress) location.assign(`${location.pathname}?${query}#${entries[id]?.section.routes[0]}`);
  };
  return (
    <Panel title={text('sviluppo')} look="filled">
      <Text>{text('sviluppo.spiegazione')}</Text>
      <form onSubmit={open}>
        <Stack direction="row" align="end">
          <Field label={text('sezione')}>
            <Select value={id} onChange={(_, { value }) => setId(value)}>
              {Object.values(entries).map(({ section }) => (
                <option key={section.id} value={section.id}>
                  {kit.sectionTitle(section)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text('sviluppo.indirizzo')} {...(wrong && { validationMessage: text('sviluppo.errato') })}>
            <Input type="text" inputMode="url" value={address} onChange={(_, { value }) => setAddress(value)} />
          </Field>
          <Button type="submit" appearance="primary">
            {text('sviluppo.apri')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
