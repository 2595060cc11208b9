import { formatNumber, useApi, useLanguage, useMessages } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { UNSPECIFIED, useChangeWords } from '@territori/report-flow/changes';
import { ErrorState, Skeleton } from '@territori/ui/feedback';
import { makeStyles, tokens } from '@territori/ui/theme';
import { ToggleButton } from '@territori/ui/toggle';
import { countsQuery, isRefused } from '../../data/changesQueries.ts';
import type { ChoiceOfChanges } from '../../data/choiceOfChanges.ts';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  root: { minHeight: '32px' },
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, margin: 0, padding: 0, listStyleType: 'none' },
});

/** The number of changes of each kind; a button shows one kind alone, pressed again all of them. */
export function KindCounts({ choice, onKind }: { readonly choice: ChoiceOfChanges; readonly onKind: (kind: string) => void }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const language = useLanguage();
  const words = useChangeWords();
  const { data, error, isFetching, refetch } = useQuery({
    ...countsQuery(useApi(), language, choice),
    placeholderData: keepPreviousData,
  });
  // the table below says what is wrong with a choice
  if (isRefused(error)) return null;
  if (error && !isFetching)
    return <ErrorState title={text('tutte.conteggiErrore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }} />;
  const chosen = choice.filters.tipo;
  return (
    <div className={styles.root} aria-busy={!data}>
      {!data && <Skeleton />}
      <ul className={styles.list} aria-label={text('tutte.conteggi')}>
        {data?.dati.map(({ tipo, variazioni }) => (
          <li key={tipo}>
            <ToggleButton size="small" checked={chosen === tipo} onClick={() => onKind(chosen === tipo ? '' : tipo)}>
              {words.kind(tipo === UNSPECIFIED ? null : tipo)}: {formatNumber(variazioni, language)}
            </ToggleButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
