import { useMessages } from '@territori/kit';
import type { UndrawnUnit } from '@territori/report-flow/map';
import type it from '../../messages/it.json';

const byName = new Intl.Collator('it');

/** The units of the day that no boundary shows, in alphabetical order, and why. */
export function UndrawnUnits({ units }: { readonly units: readonly UndrawnUnit[] }) {
  const t = useMessages<typeof it>();
  if (units.length === 0) return null;
  return (
    <details>
      <summary>{t('mappa.nonDisegnate', { count: units.length })}</summary>
      <ul>
        {[...units]
          .sort((a, b) => byName.compare(a.denominazione, b.denominazione))
          .map(({ id, codice, denominazione, motivo }) => (
            <li key={id}>
              {denominazione} ({codice}): {t(`mappa.motivo.${motivo}`)}
            </li>
          ))}
      </ul>
    </details>
  );
}
