import type { Language } from '@territori/languages';
import { type Html, html } from './html.ts';
import { message } from './message.ts';
import { shown } from './shown.ts';

export function periodHtml(from: string, to: string, language: Language): Html {
  return html`<time datetime="${from}">${shown(from)}</time> - ${to.startsWith('9999') ? message.in(language)('today') : html`<time datetime="${to}">${shown(to)}</time>`}`;
}
