import type { OpeningProgress } from '../../worker/ListWorker.ts';
import type { ListFailure, ListSource } from '../../worker/listMessages.ts';
import type { OpenList } from './OpenList.ts';

/** How far the page is with its list. */
export type ListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'opening'; readonly name: string; readonly progress: OpeningProgress }
  | { readonly kind: 'failed'; readonly name: string; readonly source: ListSource; readonly failure: ListFailure }
  | { readonly kind: 'open'; readonly list: OpenList };
