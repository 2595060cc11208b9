import { changeKindName } from '@territori/history/edition/changeKinds';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { UNIT_HISTORY } from '@territori/reports/lists';
import type { ReportTable } from '@territori/reports/tablesOf';
import type { Edition } from '@territori/store/database';
import type { Certezza, EventoUnita, IndizioUnita, Livello, PassoUnita, StoriaUnita, VersioneUnita } from '@territori/wire';
import type { Reports } from '../reports/reports.ts';

interface StepRow extends PassoUnita {
  /** 1 for a step away from the unit, 0 for one to it. */
  via: 0 | 1;
}

interface HintRow extends IndizioUnita {
  evento: number;
}

interface EventRow {
  id: number;
  data: string;
  tipo: string | null;
  certezza: Certezza;
  unita_relativa_id: number | null;
  codice_relativo: string | null;
  denominazione_relativa: string | null;
  provvedimento: string | null;
}

/**
 * Versions, events and lineage of a unit; undefined for an unknown id. A unit without a named predecessor or successor has an
 * empty list: nothing is guessed. Its beginning or end then has hints, which do not belong to the lineage.
 */
export async function unitHistory(reports: Reports, edition: Edition, id: number, language: Language): Promise<StoriaUnita | undefined> {
  const read = async <Row>(list: ReportTable): Promise<Row[]> => {
    const table = await reports.listed(edition, list);
    const names = table.columns.map(({ column }) => column.name).filter((name) => name !== 'unita' && name !== 'posto');
    return JSON.parse(table.json(table.rowsWith('unita', String(id)), names, 'wire', { offset: 0, limit: table.length })) as Row[];
  };
  const versions = await read<VersioneUnita & { livello: Livello }>(UNIT_HISTORY.versions);
  const [first] = versions;
  if (!first) return undefined;
  const { livello } = first;
  const [shown, events, steps, hints] = await Promise.all([
    livello === 'uts' ? read<VersioneUnita>(UNIT_HISTORY.utsVersions) : versions.map(({ livello: _, ...version }) => version),
    read<EventRow>(UNIT_HISTORY.events),
    read<StepRow>(UNIT_HISTORY.steps),
    read<HintRow>(UNIT_HISTORY.hints),
  ]);
  const leading = (way: StepRow['via']) => steps.filter(({ via }) => via === way).map(({ via: _, ...step }) => step);
  return {
    id,
    livello,
    versioni: [...shown],
    eventi: events.map((event) => ({
      ...describeEvent(event, language),
      indizi: hints.filter(({ evento }) => evento === event.id).map(({ evento: _, ...hint }) => hint),
    })),
    predecessori: leading(0),
    successori: leading(1),
  };
}

function describeEvent(event: EventRow, language: Language): Omit<EventoUnita, 'indizi'> {
  const { id, data, tipo, certezza, provvedimento } = event;
  const related = event.unita_relativa_id === null ? null : referenceOf(event);
  const name = textIn(changeKindName(tipo), language);
  return {
    id,
    data,
    tipo,
    descrizione: related ? `${name}: ${related.denominazione}` : name,
    certezza,
    unita_relativa: related,
    provvedimento,
  };
}

const referenceOf = ({ unita_relativa_id, codice_relativo, denominazione_relativa }: EventRow) => ({
  id: unita_relativa_id ?? 0,
  codice: codice_relativo ?? '',
  denominazione: denominazione_relativa ?? '',
});
