import { useApi, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@territori/ui/accordion';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useMemo } from 'react';
import { type ApiOperation, apiFamilies } from '../data/apiDefinitions.ts';
import { definitionsQuery } from '../data/definitionsQuery.ts';
import type it from '../messages/it.json';
import { OperationDetails } from './OperationDetails.tsx';

const useStyles = makeStyles({
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM, textAlign: 'start' },
  method: {
    minWidth: '3.5rem',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
  path: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** Every call of the API, by family, as its definitions file describes it. */
export function DefinitionsReader() {
  const text = useMessages<typeof it>();
  const { data, isPending, isFetching, refetch } = useQuery(definitionsQuery(useApi()));
  const families = useMemo(() => data && apiFamilies(data), [data]);
  if (isPending || (isFetching && !families)) return <SkeletonText lines={6} />;
  if (!families)
    return (
      <ErrorState title={text('definizioni.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
        {text('errore.testo')}
      </ErrorState>
    );
  if (families.length === 0) return <EmptyState title={text('tabella.vuota')} />;
  return (
    <Stack gap="large">
      {families.map(({ name, operations }) => (
        <Panel key={name} look="plain" level={3} title={name || text('definizioni.altre')}>
          <Accordion multiple collapsible>
            {operations.map((operation) => (
              <Operation key={`${operation.method} ${operation.path}`} operation={operation} />
            ))}
          </Accordion>
        </Panel>
      ))}
    </Stack>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const styles = useStyles();
  const { method, path, summary } = operation;
  return (
    <AccordionItem value={`${method} ${path}`}>
      <AccordionHeader as="h4" expandIconPosition="end">
        <span className={styles.header} lang="en">
          <span className={styles.method}>{method}</span>
          <span className={styles.path}>{path}</span>
          {summary && (
            <Text size="small" tone="muted">
              {summary}
            </Text>
          )}
        </span>
      </AccordionHeader>
      <AccordionPanel>
        <OperationDetails operation={operation} />
      </AccordionPanel>
    </AccordionItem>
  );
}
