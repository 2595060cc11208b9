import { CodeSample } from '@territori/ui/code';
import { Panel } from '@territori/ui/layout';
import { useFlowMessages } from '../flowMessages.ts';
import { codeSamples, type SampleCall } from './codeSamples.ts';

/** A call in several languages, to copy. */
export function CodeSamples({ call }: { readonly call: SampleCall }) {
  const t = useFlowMessages();
  const labels = { copy: t('codice.copia'), copied: t('codice.copiato'), notCopied: t('codice.nonCopiato') };
  return (
    <Panel look="plain" level={3} title={t('api.esempi')}>
      {codeSamples(call).map((sample) => (
        <CodeSample key={sample.name} {...sample} labels={labels} />
      ))}
    </Panel>
  );
}
