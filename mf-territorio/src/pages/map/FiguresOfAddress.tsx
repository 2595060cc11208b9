import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { FigureMap, type FigureMapProps } from '@territori/report-flow/figureMap';
import type { MapRegion, ShownDay } from '@territori/report-flow/map';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { useCallback, useMemo } from 'react';
import type it from '../../messages/it.json';
import { showsCompartments } from './compartments.ts';
import { readFigures } from './readFigures.ts';
import type { MapChoice } from './useMapAddress.ts';

interface FiguresOfAddressProps
  extends Pick<FigureMapProps, 'shown' | 'note' | 'title' | 'onTable' | 'onWhole'>,
    Pick<ShownDay, 'versions'> {
  readonly choice: MapChoice;
  readonly written: string;
  /** The region that is seen from near; undefined for the country. */
  readonly region: MapRegion | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The figures that the address has, or a page of another site gives, on the map of the day. */
export default function FiguresOfAddress({ choice, written, shown, region, versions, ...map }: FiguresOfAddressProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const { figures, unread } = useMemo(() => readFigures(written), [written]);
  const { day } = shown;
  const { values, unknown } = useMemo(() => {
    const keyOf = new Map(day.units.map(({ code, key }) => [code, key]));
    const known = [...figures].flatMap(([code, value]): [string, number][] => {
      const key = keyOf.get(code);
      return key === undefined ? [] : [[key, value]];
    });
    return { values: new Map(known), unknown: [...figures.keys()].filter((code) => !keyOf.has(code)) };
  }, [figures, day]);
  const part = useMemo(() => {
    if (!region) return null;
    const own = day.units.filter(({ id }) => versions?.isIn(region.code, id, choice.data));
    const counts = versions?.knowRegions && !showsCompartments(choice);
    return { box: region.box, outline: region.outline(), units: counts ? new Set(own.map(({ key }) => key)) : null };
  }, [region, versions, day, choice]);
  const number = useCallback((value: number) => formatNumber(value, language, { maximumFractionDigits: 6 }), [language]);
  return (
    <Stack>
      {unread.length > 0 && <InlineMessage intent="warning">{t('mappa.cifre.illeggibili', { cifre: unread.join(', ') })}</InlineMessage>}
      {unknown.length > 0 && (
        <InlineMessage intent="warning">
          {t('mappa.cifre.ignote', { codici: unknown.join(', '), data: formatDate(choice.data) })}
        </InlineMessage>
      )}
      <FigureMap
        key={`${choice.livello} ${choice.tipo}`}
        {...map}
        shown={shown}
        name={choice.nome ?? t('mappa.cifre')}
        kind={choice.tipo ?? 'conteggio'}
        declared={choice.tipo !== null}
        values={values}
        apart={NONE}
        part={part}
        number={number}
        file={['mappa', choice.livello, choice.data, ...(region ? [region.code] : [])].join('_')}
      />
    </Stack>
  );
}
