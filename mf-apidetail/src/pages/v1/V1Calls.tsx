import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useSearchParams } from '@territori/kit/router';
import { editionQuery } from '@territori/report-flow/edition';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Columns, Panel, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { Prose, Text } from '@territori/ui/text';
import { useCallback, useMemo, useRef } from 'react';
import { readV1Calls } from '../../data/v1Calls.ts';
import { v1DefinitionsQuery } from '../../data/v1DefinitionsQuery.ts';
import type it from '../../messages/it.json';
import { InlineCode } from '../InlineCode.tsx';
import { CallDetails } from './CallDetails.tsx';
import { CallList } from './CallList.tsx';
import { CALL_PARAMETER, REQUEST_PARAMETER } from './parameters.ts';

/** The calls of `/api/v1`: a list, and the one that the address names with its form. Everything follows from the definitions. */
export default function V1Calls() {
  const text = useMessages<typeof it>();
  const api = useApi();
  const language = useLanguage();
  const definitions = useQuery(v1DefinitionsQuery(api, language));
  const edition = useQuery(editionQuery(api, language));
  const groups = useMemo(() => definitions.data && readV1Calls(definitions.data), [definitions.data]);
  const [parameters, setParameters] = useSearchParams();
  // the router makes a new function for each address, for which the call would be rendered again
  const keep = useRef((_request: string) => {});
  keep.current = (request) => {
    const next = new URLSearchParams(parameters);
    next.set(CALL_PARAMETER, call?.id ?? '');
    next.set(REQUEST_PARAMETER, request);
    setParameters(next, { replace: true });
  };
  const keepRequest = useCallback((request: string) => keep.current(request), []);
  const details = useRef<HTMLHeadingElement>(null);
  const named = parameters.get(CALL_PARAMETER);
  const calls = groups?.flatMap((group) => group.calls) ?? [];
  const call = calls.find(({ id }) => id === named) ?? calls.find(({ id }) => id === 'unita') ?? calls[0];

  return (
    <Stack gap="large">
      <Panel title={text('dati')}>
        {groups ? (
          <>
            <Prose>
              <p>
                <InlineCode text={definitions.data?.info?.description ?? ''} />
              </p>
              <p>
                <InlineCode text={text('dati.permanenti')} />
              </p>
              <p>
                <InlineCode text={text('dati.client')} />
              </p>
            </Prose>
            <Text as="p">
              {text('dati.definizioni')} <Link href={api.url('/api/v1/openapi.json', { lingua: language })}>OpenAPI 3.1</Link>
            </Text>
            {named !== null && call?.id !== named && (
              <InlineMessage intent="warning" title={text('dati.sconosciuta', { nome: named })} live={false} />
            )}
          </>
        ) : definitions.isError && !definitions.isFetching ? (
          <ErrorState title={text('dati.errore')} onRetry={() => definitions.refetch()} labels={{ retry: text('riprova') }}>
            {text('errore.testo')}
          </ErrorState>
        ) : (
          <SkeletonText lines={12} />
        )}
        {groups && !call && <EmptyState title={text('dati.vuoto')} />}
      </Panel>
      {groups && call && (
        <Columns layout="aside">
          <CallList groups={groups} chosen={call} onChoose={() => details.current?.focus()} />
          <CallDetails
            key={call.id}
            call={call}
            edition={edition.data?.id ?? ''}
            request={parameters.get(REQUEST_PARAMETER)}
            onCalled={keepRequest}
            heading={details}
          />
        </Columns>
      )}
    </Stack>
  );
}
