import { messagesOf } from '@territori/languages/messagesOf';
import italian from '@territori/traduzione/messages/it.json' with { type: 'json' };

/** What the translation of lists says, for programs. */
export const listPhrases = messagesOf('traduzione', italian);
