import type { ConsultazioneRequest } from '@territori/contract/wire';
import { useApi } from '@territori/kit';
import { useEffect, useRef } from 'react';

/** Counts one opening of a report. Nothing waits for the call, and a failure is only logged by the client. */
export function useCountOpening(id: number): void {
  const api = useApi();
  const counted = useRef<number>(undefined);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    const body: ConsultazioneRequest = { id_funzione: id };
    api.post('/api/consultazioni', body, { silent: true }).catch(() => undefined);
  }, [api, id]);
}
