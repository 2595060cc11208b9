import type { ConsultazioneRequest } from '@territori/contract/wire';
import { useApi } from '@territori/kit';
import { useEffect, useRef } from 'react';

/** Counts one opening of a report. Nobody waits for it, and a failure is nobody's concern: the client has logged it. */
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
