import { useHref, useMessages } from '@territori/kit';
import { useNavigate } from '@territori/kit/router';
import { SearchField } from '@territori/ui/field';
import { useState } from 'react';
import type it from '../../messages/it.json';

/** The search of the home page in another site, which has no shell; its results have a page. Absent where there is no such page. */
export function HomeSearch() {
  const t = useMessages<typeof it>();
  const navigate = useNavigate();
  const results = useHref()('home', 'cerca')?.slice(1);
  const [typed, setTyped] = useState('');
  if (!results) return null;
  return (
    <SearchField
      label={t('ricerca')}
      hint={t('ricerca.aiuto')}
      value={typed}
      onChange={setTyped}
      onSearch={(q) => navigate(`${results}?${new URLSearchParams({ q })}`)}
      labels={{ search: t('cerca.avvia'), clear: t('cerca.svuota') }}
    />
  );
}
