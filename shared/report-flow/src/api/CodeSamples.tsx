import { CodeSample } from '@territori/ui/code';
import { Panel } from '@territori/ui/layout';
import { useFlowMessages } from '../flowMessages.ts';
import { codeSamples } from './codeSamples.ts';

/** How programs in several languages read an address. */
export function CodeSamples({ address }: { readonly address: string }) {
  const t = useFlowMessages();
  const labels = { copy: t('codice.copia'), copied: t('codice.copiato'), notCopied: t('codice.nonCopiato') };
  return (
    <Panel look="plain" level={3} title={t('api.esempi')}>
      {codeSamples(address).map((sample) => (
        <CodeSample key={sample.name} {...sample} labels={labels} />
      ))}
    </Panel>
  );
}
