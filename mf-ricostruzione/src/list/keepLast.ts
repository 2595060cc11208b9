/**
 * A function that keeps its last result, and makes another one when the key of its input changes.
 * @param keyOf what the result depends on, as plain data
 */
export function keepLast<Input, Result>(keyOf: (input: Input) => unknown, make: (input: Input) => Result): (input: Input) => Result {
  let last: { readonly key: string; readonly result: Result } | undefined;
  return (input) => {
    const key = JSON.stringify(keyOf(input));
    if (last?.key !== key) last = { key, result: make(input) };
    return last.result;
  };
}
