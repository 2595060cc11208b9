import { EARLIEST_DATE, today } from '@territori/kit';
import { parseTyped, type TypedDate } from '@territori/ui/date';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as an address has it (`2010-01-01`, or another text): its date, or what is wrong with it. Days after today are wrong. */
export function readDay(written: string): TypedDate {
  return parseTyped(written.replace(ISO, '$3/$2/$1'), EARLIEST_DATE, today());
}
