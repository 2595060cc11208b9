import { Panel } from '@territori/ui/layout';
import { useFlowMessages } from '../flowMessages.ts';
import { CodeSample } from './CodeSample.tsx';
import { codeSamples } from './codeSamples.ts';

/** How programs in several languages read an address. */
export function CodeSamples({ address }: { readonly address: string }) {
  const t = useFlowMessages();
  return (
    <Panel look="plain" level={3} title={t('api.esempi')}>
      {codeSamples(address).map((sample) => (
        <CodeSample key={sample.name} {...sample} />
      ))}
    </Panel>
  );
}
