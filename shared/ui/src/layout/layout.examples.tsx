import { Button } from '@territori/ui/button';
import { ArrowLeftRegular } from '@territori/ui/icon';
import { Columns, Page, PageHeader, Panel, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle } from '@territori/ui/text';

export const Pagina = () => (
  <Page>
    <PageHeader
      above={<Link href="#/home">Home</Link>}
      lead="Che cosa era in vigore a una data qualunque, dal 17 marzo 1861 a oggi."
      actions={<Button icon={<ArrowLeftRegular />}>Indietro</Button>}
    >
      <PageTitle>Unità territoriali</PageTitle>
    </PageHeader>
    <Columns layout="aside">
      <Panel title="Criteri di ricerca" look="filled">
        <p>Data, ambito, unità.</p>
      </Panel>
      <Panel title="Risultati della ricerca" look="plain" actions={<span>3</span>}>
        <Stack>
          <Panel title="Comuni" level={3}>
            Elenco
          </Panel>
        </Stack>
      </Panel>
    </Columns>
  </Page>
);
