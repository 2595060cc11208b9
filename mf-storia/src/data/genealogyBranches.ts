import type { Genealogia, Passaggio, UnitaImparentata } from '@territori/contract/v1';

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
  const tree = (back: boolean) => {
    const listed = new Set([id]);
    const walk = (here: number, day: string | null): readonly GenealogyBranch[] => {
      const steps = passaggi.filter((passage) => {
        if ((back ? passage.id_a : passage.id_da) !== here) return false;
        return day === null || (back ? passage.data <= day : passage.data >= day);
      });
      return steps.flatMap((passage) => {
        const unit = units.get(back ? passage.id_da : passage.id_a);
        if (!unit) return [];
        const repeated = listed.has(unit.id);
        listed.add(unit.id);
        return [{ unit, passage, repeated: repeated && unit.id !== id, further: repeated ? [] : walk(unit.id, passage.data) }];
      });
    };
    return walk(id, null);
  };
  return { ancestors: tree(true), descendants: tree(false) };
}
