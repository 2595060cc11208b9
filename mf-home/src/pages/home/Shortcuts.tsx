import { useMessages } from '@territori/kit';
import { CardLink } from '@territori/ui/card';
import { BranchForkRegular, GlobeRegular, MapRegular, NumberSymbolRegular } from '@territori/ui/icon';
import { Columns, Panel } from '@territori/ui/layout';
import { infoPages } from '../../data/homeAddresses.ts';
import type it from '../../messages/it.json';

/** The four cards that lead to the information pages. */
export function Shortcuts() {
  const t = useMessages<typeof it>();
  return (
    <Panel id="approfondimenti" look="plain" title={t('approfondimenti')}>
      <Columns minWidth="small">
        <CardLink href={infoPages.codifiche} title={t('scheda.codifiche')} icon={<NumberSymbolRegular />}>
          {t('scheda.codifiche.testo')}
        </CardLink>
        <CardLink href={infoPages.caratteristiche} title={t('scheda.caratteristiche')} icon={<MapRegular />}>
          {t('scheda.caratteristiche.testo')}
        </CardLink>
        <CardLink href={infoPages.cambiamenti} title={t('scheda.cambiamenti')} icon={<BranchForkRegular />}>
          {t('scheda.cambiamenti.testo')}
        </CardLink>
        <CardLink href={infoPages.geoEuClas} title={t('scheda.geoEuClas')} icon={<GlobeRegular />}>
          {t('scheda.geoEuClas.testo')}
        </CardLink>
      </Columns>
    </Panel>
  );
}
