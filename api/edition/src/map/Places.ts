/** Gives each value the place at which it came first. */
export class Places<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<Value, number>();

  of(value: Value): number {
    let place = this.#places.get(value);
    if (place === undefined) {
      place = this.values.length;
      this.#places.set(value, place);
      this.values.push(value);
    }
    return place;
  }
}
