import { DEFAULT_PERIOD_START, formatDate, formatNumber, today, useApi, useLanguage, useMessages } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { DayField, readDay } from '@territori/report-flow/day';
import { useParameters } from '@territori/report-flow/useParameters';
import { Button } from '@territori/ui/button';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { ArrowSwapRegular } from '@territori/ui/icon';
import { Page, PageHeader, Panel, Stack } from '@territori/ui/layout';
import { PageTitle, Text } from '@territori/ui/text';
import { comparisonQuery } from '../../data/comparisonQuery.ts';
import { LEVELS } from '../../data/levels.ts';
import type it from '../../messages/it.json';
import { BackToSearch } from '../BackToSearch.tsx';
import { ChoiceFields } from '../ChoiceFields.tsx';
import { LevelField } from '../LevelField.tsx';
import { OtherView } from '../OtherView.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { WaterfallDrawing } from './WaterfallDrawing.tsx';

/** How many units there were on one day, how many on another, and how one number came to the other. The address holds the choice. */
export default function ComparisonPage() {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const { parameters, show } = useParameters();
  const written = { dal: parameters.get('dal') ?? DEFAULT_PERIOD_START, al: parameters.get('al') ?? today() };
  const writtenLevel = parameters.get('livello') ?? 'comune';
  const level = LEVELS.find((known) => known === writtenLevel) ?? 'comune';
  const [dal, al] = [readDay(written.dal).iso, readDay(written.al).iso];
  const days = dal && al ? { dal, al } : null;
  const choose = (change: Readonly<Record<string, string>>) => show({ ...written, livello: level, ...change }, { replace: true });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(useApi(), language, days, level),
    placeholderData: keepPreviousData,
  });
  const compared = data?.livelli[0];
  const number = (value: number) => formatNumber(value, language);
  return (
    <Page dense>
      <PageHeader dense above={<BackToSearch />} lead={text('confronto.testo')} actions={<OtherView view="tutte" period={written} />}>
        <PageTitle compact>{text('confronto')}</PageTitle>
      </PageHeader>
      <Panel look="filled" screenOnly title={text('confronto.scelta')}>
        <Stack>
          <ChoiceFields>
            <DayField label={text('confronto.dal')} value={written.dal} onChange={(day) => choose({ dal: day })} />
            <DayField label={text('confronto.al')} value={written.al} onChange={(day) => choose({ al: day })} />
            <LevelField value={level} onChange={(chosen) => choose({ livello: chosen })} />
          </ChoiceFields>
          <div>
            <Button icon={<ArrowSwapRegular />} onClick={() => choose({ dal: written.al, al: written.dal })}>
              {text('confronto.scambia')}
            </Button>
          </div>
        </Stack>
      </Panel>
      {!days ? (
        <EmptyState title={text('confronto.dateErrate')} />
      ) : error && !isFetching ? (
        <ErrorState title={text('confronto.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
          {text('confronto.errore.testo')}
        </ErrorState>
      ) : (
        <>
          <div role="status">
            <Text size="large" weight="semibold">
              {data && compared && !isPlaceholderData
                ? text(compared.saldo === 0 ? 'confronto.uguali' : compared.saldo > 0 ? 'confronto.inPiu' : 'confronto.inMeno', {
                    unita: text(`livello.${compared.livello}`),
                    dal: formatDate(data.da),
                    inizio: number(compared.inizio),
                    al: formatDate(data.a),
                    fine: number(compared.fine),
                    differenza: number(Math.abs(compared.saldo)),
                  })
                : text('caricamento')}
            </Text>
          </div>
          {level !== writtenLevel && (
            <InlineMessage intent="warning" live={false}>
              {text('confronto.livelloIgnoto', { livello: writtenLevel })}
            </InlineMessage>
          )}
          {data?.avviso && (
            <InlineMessage intent="info" live={false}>
              {data.avviso}
            </InlineMessage>
          )}
          {!compared && <SkeletonText lines={8} />}
          {/* while another comparison loads, the former one stays, with the days that it is about */}
          {data && compared && (
            <>
              <WaterfallDrawing comparison={compared} dal={data.da} al={data.a} />
              <ComparisonTable key={`${data.da} ${data.a} ${compared.livello}`} comparison={compared} dal={data.da} al={data.a} />
            </>
          )}
        </>
      )}
    </Page>
  );
}
