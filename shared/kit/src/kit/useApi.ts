import type { Api } from '../api/Api.ts';
import { useKit } from './useKit.ts';

export function useApi(): Api {
  return useKit().api;
}
