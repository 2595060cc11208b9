import type { SizeAtTime } from '@territori/store/storia/readSizes';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { message } from '../../message.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { scrollingTable } from './documentMarkup.ts';

export function sizesTable({ language }: DocumentFacts, sizes: readonly SizeAtTime[]): string {
  if (sizes.length === 0) return '';
  const t = message.in(language);
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const rows = sizes.map(
    ({ population, census, area, areaYear }) =>
      `<tr><th scope="row">${census ?? '-'}</th><td>${population === null ? '-' : number.format(population)}</td><td>${area === null ? '-' : `${number.format(area)} (${areaYear ?? '-'})`}</td></tr>`,
  );
  const head = [t('unitDocument.census'), t('unitDocument.population'), t('unitDocument.area')]
    .map((label) => `<th scope="col">${escapeMarkup(label)}</th>`)
    .join('');
  return scrollingTable(t('unitDocument.sizes'), `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`);
}
