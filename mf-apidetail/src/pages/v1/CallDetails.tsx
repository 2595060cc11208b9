import { useApi, useMessages } from '@territori/kit';
import { useMutation } from '@territori/kit/query';
import { CodeSamples } from '@territori/report-flow/api';
import { CodeSample } from '@territori/ui/code';
import { Panel, Stack } from '@territori/ui/layout';
import { Prose, SectionTitle, Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { memo, type RefObject, useId, useState } from 'react';
import { addressOf, type CallRequest, requestOf, valuesOfExample, valuesOfRequest } from '../../data/callRequest.ts';
import { runCall } from '../../data/runCall.ts';
import { sampleOf } from '../../data/sampleOf.ts';
import type { V1Call } from '../../data/v1Calls.ts';
import type it from '../../messages/it.json';
import { InlineCode } from '../InlineCode.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { CallAnswer } from './CallAnswer.tsx';
import { CallForm } from './CallForm.tsx';
import { useCodeLabels } from './useCodeLabels.ts';

export interface CallDetailsProps {
  readonly call: V1Call;
  /** Name of the edition in service, empty while it is not known. */
  readonly edition: string;
  /** Path and query with which the form begins; null for those of the first example. */
  readonly request: string | null;
  /** Called with path and query of each call that is made. */
  readonly onCalled: (request: string) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const useStyles = makeStyles({
  root: { minWidth: 0 },
  address: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/**
 * A call: what it gives, its form with the answer, an answer as an example, its fields, and the same call in four languages. It is not
 * rendered again when another part of the page changes the address.
 */
export const CallDetails = memo(function CallDetails({ call, edition, request: asked, onCalled, heading }: CallDetailsProps) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const codeLabels = useCodeLabels();
  const api = useApi();
  const titleId = useId();
  const [changed, setChanged] = useState(() => (asked === null ? undefined : valuesOfRequest(call, asked)));
  const run = useMutation({ mutationFn: (request: CallRequest) => runCall(api, request) });
  const [example] = call.examples;
  const values = changed ?? (example ? valuesOfExample(call, example, edition) : {});
  const request = requestOf(call, values);
  const address = api.url(request.path, request.query);
  const make = () => {
    run.mutate(request);
    onCalled(addressOf(request));
  };
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <Stack gap="large">
        <Stack>
          <SectionTitle level={2} compact id={titleId} tabIndex={-1} ref={heading}>
            {call.summary}
          </SectionTitle>
          <Text as="p">
            <span className={styles.address} lang="en">
              {call.method} {call.path}
            </span>
          </Text>
          <Prose>
            <p>
              <InlineCode text={call.description} />
            </p>
          </Prose>
        </Stack>
        <CallForm
          call={call}
          values={values}
          edition={edition}
          address={address}
          running={run.isPending}
          onChange={(next) => {
            setChanged(next);
            run.reset();
          }}
          onRun={make}
        />
        <CallAnswer running={run.isPending} failed={run.isError} outcome={run.data} onRetry={() => run.mutate(request)} />
        {call.answer !== undefined && (
          <Panel look="plain" level={3} title={text('dati.esempio')}>
            <CodeSample name={text('dati.esempio.nome')} code={JSON.stringify(call.answer, null, 2)} scrolls labels={codeLabels} />
          </Panel>
        )}
        {call.fields.length > 0 && <AnswerFields fields={call.fields} />}
        <CodeSamples call={sampleOf(call, request, address)} />
      </Stack>
    </section>
  );
});
