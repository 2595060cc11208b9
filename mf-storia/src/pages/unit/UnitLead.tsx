import type { Unita } from '@territori/contract/v1';
import { EARLIEST_DATE, formatDate, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { makeStyles, tokens } from '@territori/ui/theme';
import { Fragment } from 'react';
import { birthsAndEnds, type Turn } from '../../data/birthsAndEnds.ts';
import { lastDay } from '../../data/lastDay.ts';
import { unitPeriods } from '../../data/unitPeriods.ts';
import { genealogyQuery, unitChangesQuery } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';
import { USUAL_GENERATIONS } from './UnitGenealogy.tsx';
import { useUnitLink } from './useUnitLink.tsx';

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalS, '& p': { margin: 0 } } });

/** The answer in a few sentences: where the unit is or was, since when, what it was made of and what it became. */
export function UnitLead({ id, states }: { readonly id: number; readonly states: readonly Unita[] }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const [api, language] = [useApi(), useLanguage()];
  const { data } = useQuery(genealogyQuery(api, language, id, USUAL_GENERATIONS));
  const changes = useQuery(unitChangesQuery(api, language, id));
  const turns = data && changes.data ? birthsAndEnds(data, changes.data.dati, id, EARLIEST_DATE) : [];
  const last = states.at(-1);
  const places = [
    last?.provincia && text('unita.inProvincia', { provincia: last.provincia.denominazione }),
    last?.regione && text('unita.inRegione', { regione: last.regione.denominazione }),
  ]
    .filter(Boolean)
    .join(', ');
  const times = unitPeriods(states).map(({ from, to }) =>
    to === null
      ? text(from <= EARLIEST_DATE ? 'unita.daSempre' : 'unita.dal', { dal: formatDate(from) })
      : text('unita.dalAl', { dal: formatDate(from), al: formatDate(lastDay(to)) }),
  );
  return (
    <div className={styles.root}>
      <p>
        {places && `${places.charAt(0).toUpperCase()}${places.slice(1)}. `}
        {times.join('. ')}.
      </p>
      {turns.map((turn) => (
        <TurnSentence key={`${turn.kind} ${turn.day}`} turn={turn} />
      ))}
    </div>
  );
}

function TurnSentence({ turn: { kind, day, others, abroad } }: { readonly turn: Turn }) {
  const text = useMessages<typeof it>();
  const link = useUnitLink();
  const date = formatDate(day);
  if (abroad) return <p>{text(kind === 'birth' ? 'unita.annessa' : 'unita.ceduta', { data: date })}</p>;
  if (others.length === 0) return <p>{text(kind === 'birth' ? 'unita.nasce.nonNoto' : 'unita.finisce.nonNoto', { data: date })}</p>;
  return (
    <p>
      {text(kind === 'birth' ? 'unita.nasce' : 'unita.finisce', { data: date })}{' '}
      {others.map(({ id, denominazione }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          {link(id, denominazione)}
        </Fragment>
      ))}
      .
    </p>
  );
}
