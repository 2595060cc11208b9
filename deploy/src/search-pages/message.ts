import { messagesOf } from '@territori/languages/messagesOf';
import italian from './messages/it.json' with { type: 'json' };

/** The words of the pages for search engines, by their keys. */
export const message = messagesOf('deploy/search-pages', italian);
