import { Button } from '@territori/ui/button';
import { Card, CardLink, Figure } from '@territori/ui/card';
import { HistoryRegular, InfoRegular, MapRegular } from '@territori/ui/icon';
import { Columns } from '@territori/ui/layout';

export const Schede = () => (
  <Columns>
    <Card
      title="Elenco dei comuni in vigore alla data"
      above="Dal 17/03/1861 al 21/11/2026"
      actions={
        <>
          <Button appearance="primary">Visualizza report</Button>
          <Button icon={<InfoRegular />}>Informazioni</Button>
          <Button>API</Button>
        </>
      }
    >
      Codici, denominazioni, ripartizione, regione e provincia di appartenenza di ogni comune.
    </Card>
    <Card title="Distretti industriali" above="Non disponibile" muted actions={<Button disabled>Visualizza report</Button>}>
      I dati di questo report non sono caricati.
    </Card>
  </Columns>
);

export const Collegamenti = () => (
  <Columns>
    <CardLink href="#/territorio" title="Unità territoriali" icon={<MapRegular />}>
      Che cosa era in vigore a una data, dal 1861 a oggi.
    </CardLink>
    <CardLink href="#/storia_ua" title="Storia delle unità" icon={<HistoryRegular />}>
      Da dove viene un comune, come si è chiamato, che codici ha avuto.
    </CardLink>
  </Columns>
);

export const Numeri = () => (
  <Columns minWidth="small">
    <Figure value="7.896" label="Comuni" hint="al 01/01/2025" />
    <Figure value="107" label="Province e unità sovracomunali" hint="al 01/01/2025" />
    <Figure value="20" label="Regioni" hint="al 01/01/2025" />
  </Columns>
);
