import { message as ofEdition } from '@territori/edition/message';
import { referredText } from '@territori/languages/referredText';
import { message as ofWire } from '@territori/wire/message';
import { message as ofAnswers } from '../../message.ts';
import { message } from './message.ts';

/** A text of the definitions in a language; undefined for a key that they do not have. */
export const definitionText = referredText(message, ofWire, ofEdition, ofAnswers);
