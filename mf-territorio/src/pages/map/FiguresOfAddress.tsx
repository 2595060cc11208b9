import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { FigureMap, type FigureMapProps } from '@territori/report-flow/figureMap';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { useCallback, useMemo } from 'react';
import type it from '../../messages/it.json';
import { readFigures } from './readFigures.ts';
import type { MapChoice } from './useMapAddress.ts';

interface FiguresOfAddressProps extends Pick<FigureMapProps, 'shown' | 'note' | 'title' | 'onTable'> {
  readonly choice: MapChoice;
  readonly written: string;
}

const NONE: ReadonlySet<string> = new Set();

/** The figures that the address has, or a page of another site gives, on the map of the day. */
export default function FiguresOfAddress({ choice, written, shown, ...map }: FiguresOfAddressProps) {
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
        number={number}
        file={`mappa_${choice.livello}_${choice.data}`}
      />
    </Stack>
  );
}
