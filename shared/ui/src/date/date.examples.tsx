import { DateField, type TypedDate } from '@territori/ui/date';
import { Stack } from '@territori/ui/layout';
import { useState } from 'react';
import { labels } from './date.fixture.ts';

const messages = {
  impossible: 'La data non esiste: scriverla come GG/MM/AAAA.',
  before: 'La data non può essere prima del 17/03/1861.',
  after: 'La data non può essere dopo il 21/11/2026.',
};

export function Data({ start = { iso: '2025-01-01', text: '01/01/2025', error: null } }: { start?: TypedDate }) {
  const [date, setDate] = useState<TypedDate>(start);
  return (
    <DateField
      label="Report disponibili alla data"
      value={date.iso}
      text={date.text}
      onChange={setDate}
      min="1861-03-17"
      max="2026-11-21"
      error={date.error && messages[date.error]}
      labels={labels}
    />
  );
}

export const Errore = () => (
  <Stack>
    <Data start={{ iso: '', text: '31/02/2020', error: 'impossible' }} />
    <DateField
      label="Data fine periodo"
      value="2025-01-01"
      onChange={() => undefined}
      min="1991-01-01"
      max="2026-11-21"
      disabled
      labels={labels}
    />
  </Stack>
);
