import { type Day, parseDay } from '@territori/history/dates/day';
import { message } from '../message.ts';
import { BadRequest } from './errors.ts';

/** Reads a date of a call. Throws BadRequest for any other text. `name` is the name of the parameter, for the message. */
export function dayParameter(name: string, text: string): Day {
  const day = parseDay(text.trim());
  if (day) return day;
  throw new BadRequest(message('dayParameter.notDateUse', { name, text }));
}

/** The same for a date that may be missing or empty. */
export const optionalDay = (name: string, text: string | undefined): Day | undefined => (text ? dayParameter(name, text) : undefined);
