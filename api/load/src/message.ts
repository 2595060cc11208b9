import { messagesOf } from '@territori/languages/messagesOf';
import italian from './messages/it.json' with { type: 'json' };

/** The texts of this package, by their keys. */
export const message = messagesOf('api/load', italian);
