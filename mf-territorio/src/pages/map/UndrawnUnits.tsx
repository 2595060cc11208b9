import { useMessages } from '@territori/kit';
import type { UndrawnUnit } from '@territori/report-flow/map';
import { useState } from 'react';
import type it from '../../messages/it.json';

/** The units of the day that no boundary shows, in their order, and why. */
export function UndrawnUnits({ units }: { readonly units: readonly UndrawnUnit[] }) {
  const t = useMessages<typeof it>();
  // on some days these are hundreds, and they change from day to day
  const [open, setOpen] = useState(false);
  if (units.length === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('mappa.nonDisegnate', { count: units.length })}</summary>
      <ul>
        {open &&
          units.map(({ id, codice, denominazione, motivo }) => (
            <li key={id}>
              {denominazione} ({codice}): {t(`mappa.motivo.${motivo}`)}
            </li>
          ))}
      </ul>
    </details>
  );
}
