import { FilterChips } from '@territori/ui/tag';
import { useState } from 'react';

export function Filtri() {
  const [chips, setChips] = useState([
    { id: '1', label: 'Regione: Lombardia' },
    { id: '2', label: 'Denominazione della provincia o unità territoriale sovracomunale: Reggio nell’Emilia' },
    { id: '3', label: 'Sigla automobilistica: non disponibile' },
  ]);
  return (
    <FilterChips
      chips={chips}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
      labels={{ list: 'Filtri applicati', remove: (label) => `Togli il filtro ${label}` }}
    />
  );
}
