import { useApi, useLanguage } from '@territori/kit';
import { useQueryClient } from '@territori/kit/query';
import { editionQuery } from '@territori/report-flow/edition';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ListCallError, ListWorker } from '../../worker/ListWorker.ts';
import type { ListFailure, ListSource } from '../../worker/listMessages.ts';
import type { ListState } from './ListState.ts';

/**
 * The list of the page: at most one at a time, in a worker that ends with the page. Opening another ends the worker of the former one, so
 * that nothing of it stays in memory.
 * @param nameOf the name under which a source is spoken of while it is read
 */
export function useOpenList(nameOf: (source: ListSource) => string) {
  const api = useApi();
  const language = useLanguage();
  const queries = useQueryClient();
  const [state, setState] = useState<ListState>({ kind: 'none' });
  const worker = useRef<ListWorker>(undefined);
  const lists = useRef(0);

  const end = useCallback(() => {
    worker.current?.close();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const open = useCallback(
    async (source: ListSource): Promise<boolean> => {
      end();
      const own = new ListWorker();
      worker.current = own;
      lists.current += 1;
      const id = lists.current;
      const name = nameOf(source);
      // a list that was cancelled or replaced meanwhile says nothing more
      const tell = (next: ListState) => {
        if (worker.current === own) setState(next);
        return worker.current === own && next.kind === 'open';
      };
      tell({ kind: 'opening', name, progress: { step: 'lettura', ratio: null } });
      try {
        const { id: edition } = await queries.fetchQuery(editionQuery(api, language)).catch((reason) => {
          throw new ListCallError({ kind: 'history', reason: String(reason) });
        });
        const address = (file: string) => api.url(`/api/v1/archivio/${encodeURIComponent(edition)}/${file}.json`);
        const ask = { source, storia: address('storia'), dimensioni: address('dimensioni') };
        const opened = await own.ask('open', ask, (progress) => tell({ kind: 'opening', name, progress }));
        return tell({ kind: 'open', list: { id, name: opened.name, source, ask: own.ask.bind(own) } });
      } catch (error) {
        const failure: ListFailure = error instanceof ListCallError ? error.failure : { kind: 'other', reason: String(error) };
        return tell({ kind: 'failed', name, source, failure });
      }
    },
    [api, language, queries, end, nameOf],
  );

  const cancel = useCallback(() => {
    end();
    setState({ kind: 'none' });
  }, [end]);

  return { state, open, cancel };
}
