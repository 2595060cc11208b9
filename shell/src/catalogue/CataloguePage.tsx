import { useSearchParams } from '@territori/kit/router';
import { catalogue } from '@territori/ui/catalogue';
import { CodeSample } from '@territori/ui/code';
import { Columns, Page, PageHeader, Panel, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { OWN_PATHS } from '../registry/ownPaths.ts';
import { useCatalogueMessages } from './useCatalogueMessages.ts';

const FIRST = 'table';

/** One family of components at a time, live, with the code of its examples. The family is in the address. */
export default function CataloguePage() {
  const text = useCatalogueMessages();
  const [parameters] = useSearchParams();
  const asked = parameters.get('famiglia') ?? FIRST;
  const name = Object.hasOwn(catalogue, asked) ? asked : FIRST;
  const family = catalogue[name];
  return (
    <Page>
      <PageHeader lead={text('introduzione')}>
        <PageTitle>{useShellMessages()('pagina.componenti')}</PageTitle>
      </PageHeader>
      <Columns layout="aside">
        <Panel title={text('famiglie')} look="filled">
          <ul lang="en">
            {Object.keys(catalogue).map((other) => (
              <li key={other}>
                <Link href={`#${OWN_PATHS.catalogue}?famiglia=${other}`} aria-current={other === name ? 'page' : undefined}>
                  {other}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
        {family && (
          // the state of one family is not kept for the next
          <Stack key={name} gap="large">
            {Object.entries(family.examples).map(([example, Example]) => (
              <Panel key={example} title={example} look="plain">
                <div lang="it">
                  <Example />
                </div>
              </Panel>
            ))}
            <CodeSample
              level={2}
              name={text('codice')}
              code={family.code}
              labels={{ copy: text('codice.copia'), copied: text('codice.copiato'), notCopied: text('codice.nonCopiato') }}
            />
          </Stack>
        )}
      </Columns>
    </Page>
  );
}
