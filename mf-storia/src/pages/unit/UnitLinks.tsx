import type { Unita } from '@territori/contract/v1';
import { EARLIEST_DATE, today, useHref, useMessages } from '@territori/kit';
import { Panel } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { makeStyles, tokens } from '@territori/ui/theme';
import { dayShown } from '../../data/dayShown.ts';
import type it from '../../messages/it.json';

/** The reports that list the municipalities in force on a day, each with its first day, newest first. */
const LISTS = [
  { from: '1948-01-01', report: '61' },
  { from: '1927-01-12', report: '50' },
  { from: EARLIEST_DATE, report: '51' },
] as const;
/** The unit types of the form, by level. */
const TYPES: Readonly<Partial<Record<Unita['livello'], string>>> = { comune: '1', uts: '2', regione: '3' };

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** Where to read on: the list of the province on the day that the page shows, the changes around it, the form of the history. */
export function UnitLinks({ unit, day: asked }: { readonly unit: Unita | undefined; readonly day: string }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const href = useHref();
  if (!unit) return null;
  const day = dayShown(unit, asked);
  const report = href('home', 'report');
  const changes = href('variazioni', 'tutte');
  const list = (column: string, name: string) =>
    `${report}?${new URLSearchParams({ id: LISTS.find(({ from }) => from <= day)?.report ?? '51', dateFrom: day, filter: `${column}:${name}` })}`;
  const province = unit.livello === 'uts' ? unit : unit.provincia;
  const region = unit.livello === 'regione' ? unit : unit.regione;
  const type = TYPES[unit.livello];
  const links = [
    report &&
      province && { href: list('DEN_UTS', province.denominazione), label: text('vai.elencoProvincia', { nome: province.denominazione }) },
    report && region && { href: list('DEN_REG', region.denominazione), label: text('vai.elencoRegione', { nome: region.denominazione }) },
    changes && {
      href: `${changes}?${new URLSearchParams({ dal: EARLIEST_DATE, al: today(), unita: String(unit.id) })}`,
      label: text('vai.variazioni'),
    },
    changes &&
      province && {
        href: `${changes}?${new URLSearchParams({ dal: EARLIEST_DATE, al: today(), provincia: province.codice ?? province.denominazione })}`,
        label: text('vai.variazioniProvincia', { nome: province.denominazione }),
      },
    type && { href: `#/storia_ua?tipo=${type}&unita=${unit.id}`, label: text('vai.riepilogo') },
  ].filter((link) => Boolean(link)) as { href: string; label: string }[];
  return (
    <Panel screenOnly title={text('vai')}>
      <ul className={styles.list}>
        {links.map(({ href: target, label }) => (
          <li key={target}>
            <Link href={target}>{label}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
