import type { Unita } from '@territori/contract/v1';
import { EARLIEST_DATE, formatDate, useLanguage, useMessages } from '@territori/kit';
import { localeOf } from '@territori/languages';
import { makeStyles, tokens } from '@territori/ui/theme';
import { Fragment } from 'react';
import { formerNames } from '../../data/formerNames.ts';
import { lastDay } from '../../data/lastDay.ts';
import type { TurningPoint } from '../../data/turningPoints.ts';
import { unitPeriods } from '../../data/unitPeriods.ts';
import type it from '../../messages/it.json';
import { useUnitLink } from './useUnitLink.tsx';

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalS, '& p': { margin: 0 } } });

interface UnitLeadProps {
  readonly states: readonly Unita[];
  /** The state that the page shows. */
  readonly shown: Unita | undefined;
  readonly points: readonly TurningPoint[];
}

/** The answer in a few sentences: where the unit is or was, since when, its former names, what it was made of and what it became. */
export function UnitLead({ states, shown, points }: UnitLeadProps) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const [provincia, regione] = [shown?.provincia?.denominazione, shown?.regione?.denominazione];
  const place =
    provincia && regione
      ? text('unita.inProvincia', { provincia, regione })
      : provincia
        ? text('unita.inProvinciaSola', { provincia })
        : regione && text('unita.inRegione', { regione });
  const times = unitPeriods(states).map(({ from, to }) =>
    to === null
      ? text(from <= EARLIEST_DATE ? 'unita.daSempre' : 'unita.dal', { dal: formatDate(from) })
      : text('unita.dalAl', { dal: formatDate(from), al: formatDate(lastDay(to)) }),
  );
  const former = formerNames(states).map(({ name, until, between }) =>
    between
      ? text('unita.nomeCambiato', { nome: name, dal: between[0], al: between[1] })
      : text('unita.nomeFinoAl', { nome: name, al: formatDate(lastDay(until)) }),
  );
  return (
    <div className={styles.root}>
      <p>
        {place && `${place}. `}
        {times.join('. ')}.
      </p>
      {former.length > 0 && <p>{text('unita.nomi', { nomi: former.join('; ') })}</p>}
      {points.map((point) => (
        <PointSentence key={`${point.kind} ${point.day}`} point={point} />
      ))}
    </div>
  );
}

const SENTENCES = {
  birth: { named: 'unita.nasce', unknown: 'unita.nasce.nonNoto', abroad: 'unita.annessa' },
  end: { named: 'unita.finisce', unknown: 'unita.finisce.nonNoto', abroad: 'unita.ceduta' },
} as const;

/** True for a unit that was founded from parts of others, which all go on: the sentence says it once, not behind each name. */
const isOfParts = ({ kind, others }: Pick<TurningPoint, 'kind' | 'others'>): boolean =>
  kind === 'birth' && others.length > 0 && others.every(({ whole }) => !whole);

/** The text of a turning point; the others follow it where they are known. */
function sentenceOf({ kind, others, abroad }: TurningPoint) {
  if (kind === 'part') return 'unita.parte';
  if (isOfParts({ kind, others })) return 'unita.nasce.parte';
  const { named, unknown, abroad: foreign } = SENTENCES[kind];
  if (abroad) return foreign;
  return others.length > 0 ? named : unknown;
}

function PointSentence({ point }: { readonly point: TurningPoint }) {
  const text = useMessages<typeof it>();
  const link = useUnitLink();
  const language = useLanguage();
  const { kind, day, others, abroad } = point;
  const sentence = text(sentenceOf(point), { data: formatDate(day), count: others.length });
  // "Bazzano, Crespellano e Savigno": each part of the list that is not a name joins two of them
  const between = new Intl.ListFormat(localeOf(language)).formatToParts(others.map(({ unit }) => unit.denominazione));
  const joints = between.filter(({ type }) => type === 'literal').map(({ value }) => value);
  if (abroad || others.length === 0) return <p>{sentence}</p>;
  return (
    <p>
      {sentence}{' '}
      {others.map(({ unit: { id, denominazione }, whole }, place) => (
        <Fragment key={id}>
          {place > 0 && joints[place - 1]}
          {link(id, denominazione)}
          {kind !== 'part' && !whole && !isOfParts(point) && ` (${text('genealogia.parteDi')})`}
        </Fragment>
      ))}
      .
    </p>
  );
}
