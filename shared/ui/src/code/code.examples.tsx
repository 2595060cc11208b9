import { CodeSample } from '@territori/ui/code';

const labels = { copy: 'Copia', copied: 'Copiato', notCopied: 'Il browser non permette di copiare' };

export const Breve = () => (
  <CodeSample name="Nella pagina" code={'<territori-glossario lang="it"></territori-glossario>'} labels={labels} />
);

export const Lungo = () => (
  <CodeSample
    name="cURL"
    level={3}
    code={'curl "https://territori.example/publish/reportspooljson?pfun=61&pdata=01/01/2025&plang=IT"\n  -H "accept: application/json"'}
    labels={labels}
  />
);

export const CheScorre = () => (
  <CodeSample
    name="Risposta"
    scrolls
    code={JSON.stringify(
      Array.from({ length: 60 }, (_, riga) => ({ riga })),
      null,
      2,
    )}
    labels={labels}
  />
);
