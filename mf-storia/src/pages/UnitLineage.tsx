import { useMessages } from '@territori/kit';
import type { UnitType } from '@territori/report-flow/pick';
import { Columns, Panel } from '@territori/ui/layout';
import type { Lineage } from '../data/lineage.ts';
import type it from '../messages/it.json';
import { LineageDrawing } from './LineageDrawing.tsx';
import { LineageList } from './LineageList.tsx';

/** The names and codes of a unit over time, as a list and as a drawing. */
export function UnitLineage({ type, lineage }: { type: UnitType; lineage: Lineage }) {
  const text = useMessages<typeof it>();
  return (
    <Panel title={text('linea')} level={3}>
      <Columns minWidth="large">
        <LineageList type={type} lineage={lineage} />
        <LineageDrawing lineage={lineage} />
      </Columns>
    </Panel>
  );
}
