import { messagesOf } from '@territori/languages/messagesOf';
import italian from './messages/it.json' with { type: 'json' };

/** The texts of the definitions of requests and answers, by their keys. */
export const message = messagesOf('wire', italian);
