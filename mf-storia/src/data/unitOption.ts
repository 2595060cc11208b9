import type { OpzioneComune, OpzioneRegione, OpzioneUts } from '@territori/contract/wire';
import { formatDate } from '@territori/kit';
import type { TypeaheadOption } from '@territori/ui/combobox';
import { lastDay } from './lastDay.ts';

/** An option of the list: one present or former name of a unit. */
export interface UnitOption extends TypeaheadOption {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Form of the unit (`tipo uts`, `tipo regione`); null where there is none. A unit with several forms has one option per form. */
  readonly form: string | null;
}

interface Version {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly form: string | null;
  /** Distinguishes it from units with the same name: a province's abbreviation, the kind of unit. */
  readonly apart: string | null;
  readonly from: string;
  readonly to: string;
}

function option({ id, code, name, form, apart, from, to }: Version): UnitOption {
  return {
    id,
    code,
    name,
    form,
    value: [id, code, name, form ?? '', from].join('|'),
    label: `${code} - ${name}`,
    hint: [apart, `${formatDate(from)} – ${formatDate(lastDay(to))}`].filter(Boolean).join(' · '),
  };
}

export function municipalityOption(row: OpzioneComune): UnitOption {
  return option({
    id: row.id_comune_origine,
    code: row.pro_com_t,
    name: row.comune,
    form: null,
    apart: row.sigla_automobilistica,
    from: row.validita_da,
    to: row.validita_a,
  });
}

export function utsOption(row: OpzioneUts): UnitOption {
  return option({
    id: row.id_uts_origine,
    code: row.cod_uts,
    name: row.denominazione_uts,
    form: row['tipo uts'],
    apart: row['descrizione tipo uts'],
    from: row.validita_da,
    to: row.validita_a,
  });
}

export function regionOption(row: OpzioneRegione): UnitOption {
  return option({
    id: row.id_regione_origine,
    code: row.cod_regione,
    name: row['denominazione regione'],
    form: row['tipo regione'],
    apart: row['descrizione tipo regione'],
    from: row.validita_da,
    to: row.validita_a,
  });
}
