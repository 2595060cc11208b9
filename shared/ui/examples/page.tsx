import { PortalTheme } from '@territori/ui/theme';
import { createRoot } from 'react-dom/client';
import { families } from './families.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const name = location.pathname.slice(1);
const examples = families[name] ?? {};

document.title = `Esempi: ${name || 'famiglie'}`;
createRoot(document.getElementById('root') as HTMLElement).render(
  <PortalTheme nonce={nonce}>
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, padding: 16 }}>
      {families[name] ? (
        Object.entries(examples).map(([example, Example]) => (
          <section key={example} aria-label={example} data-example={example}>
            <Example />
          </section>
        ))
      ) : (
        <ul>
          {Object.keys(families).map((family) => (
            <li key={family}>
              <a href={`/${family}`}>{family}</a>
            </li>
          ))}
        </ul>
      )}
    </main>
  </PortalTheme>,
);
