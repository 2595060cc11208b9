/** One computation for all callers that ask the same question at the same time. Its result is not kept. */
export class OneComputation<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  /** The result of the computation under way for this question, or of `compute`. */
  of(question: string, compute: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(question);
    if (known) return known;
    const computed = compute().finally(() => this.#underWay.delete(question));
    this.#underWay.set(question, computed);
    return computed;
  }
}
