import { type KeyOf, messagesOf } from '@territori/languages/messagesOf';
import italian from './messages/it.json' with { type: 'json' };

export type MessageKey = KeyOf<typeof italian>;

/** The texts of this package, by their keys. */
export const message = messagesOf('api/reports', italian);
