import { useMessages } from '@territori/kit';
import { SearchField } from '@territori/ui/field';
import { useState } from 'react';
import type it from '../messages/it.json';

export interface TermSearchProps {
  /** The text that filters the list. */
  readonly search: string;
  /** Called on Enter and on the button; with an empty text when the field is cleared. */
  readonly onSearch: (search: string) => void;
}

/** The search of a text in the names. */
export function TermSearch({ search, onSearch }: TermSearchProps) {
  const text = useMessages<typeof it>();
  const [typed, setTyped] = useState(search);
  // follows the address while rendering: an effect would run again at each hot reload and overwrite the typed text
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    setFollowed(search);
    setTyped(search);
  }
  const type = (value: string) => {
    setTyped(value);
    if (value === '' && search) onSearch('');
  };
  return (
    <SearchField
      label={text('ricerca.campo')}
      value={typed}
      onChange={type}
      onSearch={onSearch}
      labels={{ search: text('ricerca.cerca'), clear: text('ricerca.svuota'), missing: text('ricerca.manca') }}
    />
  );
}
