import type { State } from '@territori/edition/EditionModel';
import type { Livello } from '@territori/wire/v1/values';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { message } from '../../message.ts';
import { joinedStates } from '../../units/joinedStates.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { documentAddress } from './documentAddress.ts';
import { dayMarkup, italianDayBefore, nameMarkup, scrollingTable } from './documentMarkup.ts';

/** What the table shows of a state. */
const shownOf = ({ row }: State): string =>
  [row.denominazione, row.codice, row.codice_catastale, row.provincia?.denominazione, row.regione?.denominazione].join('|');

/** The table of the states that a reader tells apart: those that differ in nothing that it shows are one. */
export function statesTable({ states, language, last }: DocumentFacts): string {
  const t = message.in(language);
  const { livello } = last.row;
  const link = (upper: { id: number; denominazione: string } | null, of: Livello) =>
    upper
      ? `<a href="${documentAddress(of, upper.id, language)}">${nameMarkup(upper.denominazione, language)}</a>`
      : t('unitDocument.none');
  const columns = [
    [t('unitDocument.name'), ({ row }: State) => nameMarkup(row.denominazione, language)],
    [t('unitDocument.code'), ({ row }: State) => escapeMarkup(row.codice ?? t('unitDocument.unknown'))],
    ...(livello === 'comune'
      ? [[t('unitDocument.cadastral'), ({ row }: State) => escapeMarkup(row.codice_catastale ?? t('unitDocument.unknown'))] as const]
      : []),
    ...(livello === 'comune' ? [[t('unitDocument.province'), ({ row }: State) => link(row.provincia, 'uts')] as const] : []),
    ...(livello === 'comune' || livello === 'uts'
      ? [[t('unitDocument.region'), ({ row }: State) => link(row.regione, 'regione')] as const]
      : []),
    [t('unitDocument.from'), ({ from }: State) => dayMarkup(from)],
    [t('unitDocument.to'), ({ to }: State) => (to === null ? t('unitDocument.inForce') : italianDayBefore(to))],
  ] as const;
  const head = columns.map(([label]) => `<th scope="col">${escapeMarkup(label)}</th>`).join('');
  const rows = joinedStates(states, shownOf).map((state) => {
    const [first, ...others] = columns.map(([, cell]) => cell(state));
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return scrollingTable(t('unitDocument.states'), `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`);
}
