import { useApi, useLanguage } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import type { UnitList, UnitType } from '@territori/report-flow/pick';
import { useEffect, useMemo, useState } from 'react';
import type { UnitOption } from '../data/unitOption.ts';
import { unitOptionsQuery } from '../data/unitOptionsQuery.ts';

const BLOCK = 100;
/** Milliseconds without a key press after which the text is searched. */
const PAUSE = 250;
const NO_OPTIONS: readonly UnitOption[] = [];

/** The units of a type that match the typed text, one block at a time. */
export function useUnitSearch(type: UnitType | null): UnitList<UnitOption> {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [blocks, setBlocks] = useState(1);
  const query = useQuery({
    ...unitOptionsQuery(useApi(), useLanguage(), type ?? '1', asked),
    enabled: type !== null,
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const found = query.data;
  const options = useMemo(() => found?.first(blocks * BLOCK) ?? NO_OPTIONS, [found, blocks]);
  return {
    options,
    onText(text) {
      setTyped(text);
      setBlocks(1);
    },
    loadMore: found && found.count > blocks * BLOCK ? () => setBlocks(blocks + 1) : undefined,
    loading: type !== null && (query.isFetching || typed !== asked),
    retry: query.isError && !query.isFetching ? () => query.refetch() : undefined,
  };
}
