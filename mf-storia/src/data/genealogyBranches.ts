import type { Genealogia, Passaggio, UnitaImparentata } from '@territori/contract/v1';
import { type DayNumber, dayNumber, Succession } from '@territori/traduzione/storia';

/** A relative, the step that connects it, and its own relatives in the same direction. */
export interface GenealogyBranch {
  readonly unit: UnitaImparentata;
  readonly passage: Passaggio;
  readonly further: readonly GenealogyBranch[];
  /** True where the unit's relatives stand at an earlier place of the list. */
  readonly repeated: boolean;
}

export interface GenealogyBranches {
  readonly ancestors: readonly GenealogyBranch[];
  readonly descendants: readonly GenealogyBranch[];
}

/** A lineage as two trees. Ancestors of an ancestor are older than the step that it leads to; a unit's relatives are listed once. */
export function genealogyBranches({ unita, passaggi }: Pick<Genealogia, 'unita' | 'passaggi'>, id: number): GenealogyBranches {
  const units = new Map(unita.map((unit) => [unit.id, unit]));
  const succession = new Succession(passaggi.map(stepOf), () => []);
  const tree = (back: boolean) => {
    const listed = new Set([id]);
    const walk = (here: number, day?: DayNumber): readonly GenealogyBranch[] =>
      succession.stepsOn(here, back, day).flatMap((step) => {
        const unit = units.get(back ? step.from : step.to);
        if (!unit) return [];
        const repeated = listed.has(unit.id);
        listed.add(unit.id);
        const { passage } = step;
        return [{ unit, passage, repeated: repeated && unit.id !== id, further: repeated ? [] : walk(unit.id, step.day) }];
      });
    return walk(id);
  };
  return { ancestors: tree(true), descendants: tree(false) };
}

/** A step of the answer as the succession reads it. */
const stepOf = (passage: Passaggio) => ({
  from: passage.id_da,
  to: passage.id_a,
  day: dayNumber(passage.data) ?? Number.NaN,
  kind: passage.tipo ?? '',
  certainty: passage.certezza,
  whole: passage.totale,
  passage,
});
