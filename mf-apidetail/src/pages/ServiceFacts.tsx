import type { Microservizio } from '@territori/contract/wire';
import { useMessages } from '@territori/kit';
import { Facts } from '@territori/ui/text';
import type it from '../messages/it.json';

/** The content of a report and the dates at which it is available. */
export function ServiceFacts({ service }: { service: Microservizio }) {
  const text = useMessages<typeof it>();
  return (
    <Facts
      facts={[
        [text('colonna.validita'), service['Inizio/fine validità report']],
        [text('colonna.analisi'), service['Analisi temporale']],
        [text('colonna.ambito'), service['Ambito territoriale']],
        [text('colonna.unita'), service['Unità territoriale']],
      ]}
    />
  );
}
