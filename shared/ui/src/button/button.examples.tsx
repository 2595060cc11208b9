import { Button, LinkButton } from '@territori/ui/button';
import { CopyRegular, SearchRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';

export const Bottoni = () => (
  <Stack direction="row" gap="small">
    <Button appearance="primary" icon={<SearchRegular />}>
      Cerca
    </Button>
    <Button>Annulla</Button>
    <Button appearance="subtle" icon={<CopyRegular />}>
      Copia link
    </Button>
    <Button appearance="primary" disabled>
      Cerca
    </Button>
    <Button size="small">Piccolo</Button>
    <LinkButton href="#/territorio" appearance="outline">
      Unità territoriali
    </LinkButton>
    <LinkButton href="#/variazioni" appearance="primary">
      Variazioni
    </LinkButton>
  </Stack>
);
