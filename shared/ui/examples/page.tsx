import { PortalTheme } from '@territori/ui/theme';
import { createRoot } from 'react-dom/client';
import { catalogue } from '../src/catalogue.examples.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const name = location.pathname.slice(1);
const family = catalogue[name];

document.title = `Esempi: ${name || 'famiglie'}`;
createRoot(document.getElementById('root') as HTMLElement).render(
  <PortalTheme nonce={nonce}>
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, padding: 16 }}>
      {family ? (
        Object.entries(family.examples).map(([example, Example]) => (
          <section key={example} aria-label={example} data-example={example}>
            <Example />
          </section>
        ))
      ) : (
        <ul>
          {Object.keys(catalogue).map((other) => (
            <li key={other}>
              <a href={`/${other}`}>{other}</a>
            </li>
          ))}
        </ul>
      )}
    </main>
  </PortalTheme>,
);
