/** A figure from the day on which it changes. */
export interface StepPoint {
  /** YYYY-MM-DD: the first day of `value`. */
  readonly date: string;
  readonly value: number;
}
