import { messagesOf } from '@territori/languages/messagesOf';
import italian from './messages/it.json' with { type: 'json' };

/** The texts of the definitions of the calls, by their keys. */
export const message = messagesOf('api/serve/v1/openapi', italian);
