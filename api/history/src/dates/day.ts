/** A day as `YYYY-MM-DD`, the only form of a date inside the API. */
export type Day = string;

/** The day on which the Kingdom of Italy was proclaimed; the history of the units begins here. */
export const FIRST_DAY: Day = '1861-03-17';

/** Stands for an open end on the wire. */
export const OPEN_END: Day = '9999-12-31';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const ITALIAN = /^(\d{2})[-/](\d{2})[-/](\d{4})$/;

/** Reads `YYYY-MM-DD`, `DD-MM-YYYY` or `DD/MM/YYYY`; null for anything else and for days that do not exist (30 February, year 0). */
export function parseDay(text: string): Day | null {
  const iso = ISO.exec(text);
  const italian = ITALIAN.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : italian ? [italian[3], italian[2], italian[1]] : [];
  if (!year || !month || !day || year === '0000') return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.getUTCDate() === Number(day) ? `${year}-${month}-${day}` : null;
}

/** `DD/MM/YYYY`. */
export function italianDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The minute of the last call and its date: every call of the API asks for it, and it changes only at a full minute. */
let last = { minute: Number.NaN, day: '' };

/** The date in Europe/Rome. */
export function todayInRome(now: Date = new Date()): Day {
  const minute = Math.floor(now.valueOf() / 60_000);
  if (minute !== last.minute) last = { minute, day: rome.format(now) };
  return last.day;
}

export function earliest(a: Day, b: Day): Day {
  return a < b ? a : b;
}

export function latest(a: Day, b: Day): Day {
  return a > b ? a : b;
}
