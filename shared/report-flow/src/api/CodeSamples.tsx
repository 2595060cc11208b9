import { CodeSample } from '@territori/ui/code';
import { Panel } from '@territori/ui/layout';
import { useFlowMessages } from '../flowMessages.ts';

/** Sample code in several languages that reads an address. */
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

/** Sample code that reads a JSON address. */
export function codeSamples(address: string): readonly { readonly name: string; readonly code: string }[] {
  return [
    { name: 'curl', code: `curl '${address.replaceAll("'", '%27')}'` },
    { name: 'Python', code: `import requests\n\ndati = requests.get(${JSON.stringify(address)}).json()` },
    { name: 'R', code: `library(jsonlite)\n\ndati <- fromJSON(${JSON.stringify(address)})` },
  ];
}
