import type { Api } from '../api/Api.ts';
import { useKit } from '../kit/useKit.ts';

export function useApi(): Api {
  return useKit().api;
}
