import type { Unita } from '@territori/contract/v1';
import { formatDate, today, useMessages } from '@territori/kit';
import { YearLine } from '@territori/report-flow/YearLine';
import { useEffect, useState } from 'react';
import { yearsOf } from '../../data/yearsOf.ts';
import type it from '../../messages/it.json';

interface UnitYearsProps {
  /** Its states, oldest first. */
  readonly states: readonly Unita[];
  /** The day that the page shows, '' for the last one. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** Milliseconds without a move after which the page shows the chosen year: while the handle is dragged, it passes many years. */
const REST_MS = 150;

/** The years of a unit as a line: facts, links and map of the page follow it. Nothing for a unit of one year. */
export function UnitYears({ states, day, onDay }: UnitYearsProps) {
  const text = useMessages<typeof it>();
  const { first, last, dayOf, yearOn } = yearsOf(states, today());
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => {
    if (year === null) return;
    const timer = setTimeout(() => {
      setYear(null);
      onDay(year === last ? '' : dayOf(year));
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  if (first === last) return null;
  const shown = year ?? yearOn(day);
  return (
    <YearLine
      label={text('giorno.anno')}
      first={first}
      last={last}
      year={shown}
      words={year === null && day ? formatDate(day) : formatDate(dayOf(shown))}
      onYear={setYear}
    />
  );
}
