import type { ReportListItem } from '@territori/contract/wire';
import { today, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { ArrowRightRegular } from '@territori/ui/icon';
import { Panel } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type HomeList, homeReportsQuery } from '../../data/homeReportsQuery.ts';
import { distinguishingPeriod, itemDate, shownConsulted, shownHighlights } from '../../data/listedReports.ts';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { ':not(:last-child)': { borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` } },
  link: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalM,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
    ':hover svg': { transform: 'translateX(3px)' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  date: { gridColumn: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  arrow: {
    gridRow: '1 / span 2',
    gridColumn: '2',
    fontSize: '20px',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationNormal,
  },
});

/** Reports to open at a date, from the highlights or from the most consulted ones. */
export function ReportList({ list, title, path }: { readonly list: HomeList; readonly title: string; readonly path: string }) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const { asked, shown, all } = useListedReports(list);
  return (
    <Panel title={title}>
      {shown === undefined && !asked.isError && (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
      {asked.isError && (
        <ErrorState title={t('errore.report')} cause={asked.error} onRetry={() => asked.refetch()} labels={{ retry: t('riprova') }} />
      )}
      {shown?.length === 0 && <EmptyState title={t('report.nessuno')} />}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((report) => {
            const { word, date } = itemDate(report, today());
            const period = distinguishingPeriod(report, all);
            return (
              <li key={report.id_funzione} className={styles.item}>
                <a href={reportHref(path, report)} className={styles.link}>
                  <span className={styles.title}>{report.titolo_report}</span>
                  <span className={styles.date}>
                    {t(word === 'al' ? 'report.al' : 'report.dal', { data: date })}
                    {period && ` · ${t('report.periodo', { periodo: period })}`}
                  </span>
                  <ArrowRightRegular className={styles.arrow} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** The reports of a list, undefined while they load; the highlights wait for the most consulted ones, which they do not repeat. */
function useListedReports(list: HomeList) {
  const api = useApi();
  const language = useLanguage();
  const highlights = useQuery(homeReportsQuery(api, language, 'evidenza'));
  const consulted = useQuery(homeReportsQuery(api, language, 'consultati'));
  const all = [...(highlights.data ?? []), ...(consulted.data ?? [])];
  if (list === 'consultati') return { asked: consulted, shown: consulted.data && shownConsulted(consulted.data), all };
  const ready = highlights.data && !consulted.isPending;
  return { asked: highlights, shown: ready ? shownHighlights(highlights.data, consulted.data) : undefined, all };
}

function reportHref(path: string, { id_funzione, pdata, pdataa }: ReportListItem): string {
  const query = new URLSearchParams({ id: String(id_funzione), dateFrom: pdata, ...(pdataa && { dateTo: pdataa }) });
  return `#${path}?${query}`;
}
