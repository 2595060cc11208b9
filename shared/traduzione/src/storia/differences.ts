/** Numbers as differences, which are smaller: the first number stays. */
export const differences = (numbers: readonly number[]): number[] => numbers.map((value, index) => value - (numbers[index - 1] ?? 0));

/** The inverse of `differences`: the numbers themselves. */
export function sums(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}
