import type { Microservizio } from '@territori/contract/wire';
import { Panel } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { useFlowMessages } from '../flowMessages.ts';
import { useTableLabels } from '../labels/index.ts';
import { serviceParameters } from './serviceLinks.ts';

/** The parameters of a report's published services. */
export function ServiceParameters({ service }: { readonly service: Microservizio }) {
  const t = useFlowMessages();
  const labels = useTableLabels();
  return (
    <Panel look="plain" level={3} title={t('api.parametri')}>
      <DataTable
        caption={t('api.parametri')}
        captionHidden
        columns={[
          { name: 'NomeParametro', label: t('api.parametro'), rowHeader: true },
          { name: 'DescrizioneParametro', label: t('metadati.descrizione') },
        ]}
        rows={serviceParameters(service)}
        labels={labels}
      />
    </Panel>
  );
}
