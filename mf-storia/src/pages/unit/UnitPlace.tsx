import type { Unita } from '@territori/contract/v1';
import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/stillMap';
import { makeStyles, tokens } from '@territori/ui/theme';
import { dayShown } from '../../data/dayShown.ts';
import { unitPlaces } from '../../data/unitPlaces.ts';
import { genealogyQuery } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';
import { PlaceMap } from './PlaceMap.tsx';
import { USUAL_GENERATIONS } from './UnitGenealogy.tsx';

const LEVELS: readonly MapLevel[] = ['comune', 'uts', 'regione'];

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
});

/** Where a unit is or was, what it came from and what it became, on small maps. */
export default function UnitPlace({ unit, day: asked }: { readonly unit: Unita; readonly day: string }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const { data, isError } = useQuery({
    ...genealogyQuery(useApi(), useLanguage(), unit.id, USUAL_GENERATIONS),
    // this part is drawn when it is scrolled into view: a lineage that failed is asked for again by its own button, not under the pointer
    retryOnMount: false,
  });
  const level = LEVELS.find((known) => known === unit.livello);
  if (!level) return <p>{text('luogo.senzaMappa')}</p>;
  // without the lineage the unit itself is still shown
  if (!data && !isError) return null;
  const day = dayShown(unit, asked);
  const names = new Map(data?.unita.map(({ id, denominazione }) => [id, denominazione]));
  return (
    <div className={styles.root}>
      {unitPlaces(unit.id, data?.passaggi ?? [], day).map((place) => (
        <PlaceMap key={place.when} unit={unit} level={level} place={place} names={names} />
      ))}
    </div>
  );
}
