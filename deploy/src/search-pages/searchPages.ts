import { type Catalogue, UNIT_KINDS } from './catalogue.ts';
import { overviewPage } from './overviewPage.ts';
import { pageOfReport } from './pageOfReport.ts';
import { pageOfUnits } from './pageOfUnits.ts';
import { searchPageDocument } from './searchPageDocument.ts';
import type { SearchPagesSettings } from './settings.ts';
import { unitsByLetter } from './unitsByLetter.ts';

/** All pages for search engines, by path below the portal's root; a path that ends with a slash is a folder's `index.html`. */
export function searchPages(catalogue: Catalogue, settings: SearchPagesSettings): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const language of settings.languages) {
    const all = [
      overviewPage(catalogue, settings, language),
      ...catalogue.reports.map((report) => pageOfReport(report, catalogue, settings, language)),
      ...UNIT_KINDS.flatMap((kind) =>
        kind === 'comuni'
          ? [...unitsByLetter(catalogue.units.comuni)].map(([letter, units]) =>
              pageOfUnits(kind, letter, units, catalogue, settings, language),
            )
          : [pageOfUnits(kind, undefined, catalogue.units[kind], catalogue, settings, language)],
      ),
    ];
    for (const page of all) pages.set(page.path, searchPageDocument(page, settings, language));
  }
  return pages;
}
