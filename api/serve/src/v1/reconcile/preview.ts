import { escapeMarkup } from '../../http/escapeMarkup.ts';
import type { CallContext } from '../calls/Call.ts';
import { entityOf, stateOn } from './entity.ts';

/** A small page about a unit, which a client shows beside a candidate; undefined for an unknown one. */
export function preview(id: number, context: CallContext): string | undefined {
  const state = stateOn(id, context.today, context);
  if (!state) return undefined;
  const { name, description } = entityOf(state, context.today, context.language);
  const { valido_dal, valido_al } = state.row;
  return `<!doctype html><html lang="${context.language}"><head><meta charset="utf-8"><title>${escapeMarkup(name)}</title></head><body><h1>${escapeMarkup(name)}</h1><p>${escapeMarkup(description)}</p><p>${valido_dal} – ${valido_al ?? ''}</p></body></html>\n`;
}
