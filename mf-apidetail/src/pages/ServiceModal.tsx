import type { Microservizio } from '@territori/contract/wire';
import { today, useMessages } from '@territori/kit';
import { CodeSamples, ServiceAddresses, ServiceParameters, serviceLinks } from '@territori/report-flow/api';
import { correctDates } from '@territori/report-flow/dates';
import { Modal } from '@territori/ui/dialog';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { useState } from 'react';
import { servicePeriod } from '../data/service.ts';
import type it from '../messages/it.json';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceTrial } from './ServiceTrial.tsx';

/** The dialog of one report: its parameters, its services at chosen dates, their rows, and sample code. */
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
  const period = servicePeriod(service);
  const [dates, setDates] = useState(() => correctDates(period.kind === 'DATA' ? { from: period.to } : {}, period, today()));
  const links = serviceLinks(service, dates);
  return (
    <Stack gap="large">
      {!service.disponibile && <InlineMessage intent="warning">{service.motivo}</InlineMessage>}
      <ServiceFacts service={service} />
      <ServiceParameters service={service} />
      <ServiceTrial service={service} period={period} dates={dates} onDates={setDates} />
      <ServiceAddresses links={links} />
      <CodeSamples call={{ method: 'GET', address: links.rows, answer: 'json' }} />
    </Stack>
  );
}
