import type { ConteggioVariazioni } from '@territori/contract/v1';
import { formatNumber, useApi, useLanguage, useMessages, useProduct } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { ChangesTable } from '@territori/report-flow/changes';
import { ExportButtons } from '@territori/report-flow/export';
import { usePaginationLabels } from '@territori/report-flow/labels';
import { useParameters } from '@territori/report-flow/useParameters';
import { EmptyState, ErrorState } from '@territori/ui/feedback';
import { Page, PageHeader, Stack } from '@territori/ui/layout';
import { PagedTable, Pagination } from '@territori/ui/table';
import { PageTitle, Text } from '@territori/ui/text';
import { CHANGES_FILES, changesFile } from '../../data/changesFile.ts';
import { changesQuery, countsQuery, isRefused } from '../../data/changesQueries.ts';
import { type ChoiceOfChanges, type Filter, periodOf, readChoice, refusedFilter, writeChoice } from '../../data/choiceOfChanges.ts';
import type it from '../../messages/it.json';
import { BackToSearch } from '../BackToSearch.tsx';
import { OtherView } from '../OtherView.tsx';
import { useUnitLink } from '../useUnitLink.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { ChoiceOnPaper } from './ChoiceOnPaper.tsx';
import { KindCounts } from './KindCounts.tsx';

/** Every change of a period in one table, narrowed by level, region, province, kind and unit. The address holds the choice. */
export default function AllChangesPage() {
  const text = useMessages<typeof it>();
  const { parameters, show } = useParameters();
  const choice = readChoice(parameters);
  const choose = (change: Partial<ChoiceOfChanges>) => show(writeChoice({ ...choice, page: 1, ...change }), { replace: true });
  const filter = (name: Filter, value: string) => {
    const { [name]: _, ...others } = choice.filters;
    // a province of another region would leave nothing
    if (name === 'regione') delete (others as Partial<Record<Filter, string>>).provincia;
    choose({ filters: value ? { ...others, [name]: value } : others });
  };
  return (
    <Page dense>
      <PageHeader dense above={<BackToSearch />} lead={text('tutte.testo')} actions={<OtherView view="confronto" period={choice} />}>
        <PageTitle compact>{text('tutte')}</PageTitle>
      </PageHeader>
      <ChoiceForm choice={choice} onPeriod={choose} onFilter={filter} />
      {periodOf(choice) ? (
        <Stack>
          <KindCounts choice={choice} onKind={(kind) => filter('tipo', kind)} />
          <Changes choice={choice} onChoose={choose} onFilter={filter} />
        </Stack>
      ) : (
        <EmptyState title={text('tutte.periodoErrato')} />
      )}
    </Page>
  );
}

interface ChangesProps {
  readonly choice: ChoiceOfChanges;
  readonly onChoose: (change: Partial<ChoiceOfChanges>) => void;
  /** An empty value removes the filter. */
  readonly onFilter: (filter: Filter, value: string) => void;
}

/** The rows of a choice, and the changes that they are about, which the buttons of the kinds count; undefined where the counts failed. */
function totals(rows: number, kinds: readonly ConteggioVariazioni[] | undefined, { filters }: ChoiceOfChanges) {
  const chosen = kinds?.filter(({ tipo }) => filters.tipo === undefined || tipo === filters.tipo);
  return { rows, changes: chosen?.reduce((sum, { variazioni }) => sum + variazioni, 0) };
}

/** The names of the filters. */
const FILTER_NAMES = {
  livello: 'scelta.livello',
  regione: 'scelta.regione',
  provincia: 'scelta.provincia',
  tipo: 'carta.tipo',
  unita: 'scelta.numeroUnita',
} as const satisfies Record<Filter, keyof typeof it>;

function Changes({ choice, onChoose, onFilter }: ChangesProps) {
  const text = useMessages<typeof it>();
  const api = useApi();
  const product = useProduct();
  const language = useLanguage();
  const link = useUnitLink();
  const paginationLabels = usePaginationLabels(text('tutte.pagine'));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...changesQuery(api, language, choice),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...countsQuery(api, language, choice), placeholderData: keepPreviousData });
  if (error && !isFetching) {
    const refused = isRefused(error) ? error : undefined;
    const unknown = refusedFilter(choice, refused?.parameter);
    if (unknown) {
      const { filter, value } = unknown;
      return (
        <ErrorState
          title={text('tutte.ignota', { scelta: text(FILTER_NAMES[filter]), valore: value })}
          onRetry={() => onFilter(filter, '')}
          labels={{ retry: text('scelta.togli', { scelta: value }) }}
        >
          {text('tutte.ignota.testo')}
        </ErrorState>
      );
    }
    return (
      <ErrorState
        title={text(refused ? 'tutte.sceltaErrata' : 'tutte.errore')}
        onRetry={refused ? () => onChoose({ filters: {} }) : () => refetch()}
        labels={{ retry: text(refused ? 'tutte.togliScelte' : 'riprova') }}
      >
        {refused?.detail ?? text('errore.testo')}
      </ErrorState>
    );
  }
  // the sentence waits for both numbers: it is announced once
  const counted = !counts.isPlaceholderData && (counts.data !== undefined || counts.isError);
  const total = data && !isPlaceholderData && counted ? totals(data.totale, counts.data?.dati, choice) : undefined;
  const number = (value: number) => formatNumber(value, language);
  return (
    <PagedTable pageSize={choice.size} refreshing={isPlaceholderData}>
      <ChoiceOnPaper choice={choice} total={data?.totale} />
      <Stack direction="row" justify="between" align="center">
        <div role="status">
          <Text weight="semibold">
            {total === undefined
              ? text('caricamento')
              : total.rows === 0
                ? text('tutte.nessunaRiga')
                : total.changes === undefined
                  ? text('tutte.righe', { count: total.rows, numero: number(total.rows) })
                  : total.changes === total.rows
                    ? text('tutte.unaPerRiga', { count: total.rows, numero: number(total.rows) })
                    : text('tutte.variazioni', { count: total.changes, numero: number(total.changes), righe: number(total.rows) })}
          </Text>
        </div>
        <ExportButtons
          kinds={CHANGES_FILES}
          disabledReason={data ? undefined : text('tutte.nonAncora')}
          make={(kind, options) => changesFile(api, language, choice, kind, { ...options, creator: product })}
        />
      </Stack>
      <ChangesTable
        caption={text('tutte')}
        changes={data?.dati ?? []}
        link={link}
        loading={!data}
        refreshing={isPlaceholderData}
        empty={text('tutte.nessuna')}
      />
      {data && data.totale > 0 && (
        <Pagination
          page={choice.page}
          pageSize={choice.size}
          total={data.totale}
          onPage={(page) => onChoose({ page })}
          onPageSize={(size) => onChoose({ size })}
          labels={paginationLabels}
        />
      )}
    </PagedTable>
  );
}
