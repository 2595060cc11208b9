import { useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { memo } from 'react';
import type it from '../../messages/it.json';
import { comparesCompartments } from './compartments.ts';
import type { MapContent } from './MapContent.ts';
import type { MapChoice } from './useMapAddress.ts';

interface MapComparisonProps {
  readonly content: MapContent;
  readonly change: (next: Partial<MapChoice>) => void;
}

/** Below the map, where it compares two days: what happened between them. */
export const MapComparison = memo(function MapComparison({ content, change }: MapComparisonProps) {
  const t = useMessages<typeof it>();
  const { choice, day, comparison, counted } = content;
  const { data, con } = choice;
  const touched = comparesCompartments(choice) ? null : comparison.touched;
  if (con === null || touched === undefined) return null;
  return (
    <LaterPart
      load={() => import('./ComparisonList.tsx')}
      props={{
        day,
        days: [data, con],
        touched,
        region: counted?.name,
        onChoose: (key: string) => change({ unita: key }),
        onSwap: () => change({ data: con, con: data }),
      }}
      // of compartments it is one sentence
      height={touched ? 20 : 5}
      failure={t('mappa.confronto.errore')}
    />
  );
});
