import { referredText } from '@territori/languages/referredText';
import { message as ofWire } from '@territori/wire/message';
import { message } from '../message.ts';

const textOf = referredText(message, ofWire);

/** What the files of an edition say of a table or a column: in English, because they have the same bytes on every portal. */
export const archiveText = (reference: string): string => textOf(reference, 'en') ?? reference;
