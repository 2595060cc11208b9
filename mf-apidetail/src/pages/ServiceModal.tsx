import type { Microservizio } from '@territori/contract/wire';
import { today, useMessages } from '@territori/kit';
import { codeSamples } from '@territori/report-flow/api/codeSamples';
import { serviceLinks, serviceParameters } from '@territori/report-flow/api/serviceLinks';
import { correctDates } from '@territori/report-flow/viewer/reportDates';
import { Modal } from '@territori/ui/dialog';
import { Panel, Stack } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { SectionTitle } from '@territori/ui/text';
import { useState } from 'react';
import { servicePeriod } from '../data/service.ts';
import type it from '../messages/it.json';
import { CodeExample } from './CodeExample.tsx';
import { ServiceAddresses } from './ServiceAddresses.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceTrial } from './ServiceTrial.tsx';
import { useTableLabels } from './useTableLabels.ts';

/** The popup of one report: its parameters, its services at dates to choose, the rows they answer with, and code that reads them. */
export function ServiceModal({ service, onClose }: { service: Microservizio | null; onClose: () => void }) {
  const text = useMessages<typeof it>();
  return (
    <Modal
      open={service !== null}
      onClose={onClose}
      size="large"
      title={service ? `${service['Id report']} - ${service['Titolo report']}` : ''}
      labels={{ close: text('chiudi') }}
    >
      {service && <ServiceContent service={service} />}
    </Modal>
  );
}

function ServiceContent({ service }: { service: Microservizio }) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  const period = servicePeriod(service);
  const [dates, setDates] = useState(() => correctDates(period.kind === 'DATA' ? { from: period.to } : {}, period, today()));
  const links = serviceLinks(service, dates);
  return (
    <Stack gap="large">
      <ServiceFacts service={service} />
      <Stack>
        <SectionTitle level={3}>{text('parametri')}</SectionTitle>
        <DataTable
          caption={text('parametri')}
          captionHidden
          columns={[
            { name: 'NomeParametro', label: text('parametro'), rowHeader: true },
            { name: 'DescrizioneParametro', label: text('parametro.descrizione') },
          ]}
          rows={serviceParameters(service)}
          labels={labels}
        />
      </Stack>
      <ServiceTrial service={service} period={period} dates={dates} onDates={setDates} />
      <ServiceAddresses links={links} />
      <Panel look="plain" level={3} title={text('esempi')}>
        {codeSamples(links.rows).map((sample) => (
          <CodeExample key={sample.name} {...sample} />
        ))}
      </Panel>
    </Stack>
  );
}
