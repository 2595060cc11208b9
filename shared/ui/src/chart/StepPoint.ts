/** A figure from the day on which it changes. */
export interface StepPoint {
  /** YYYY-MM-DD: the day from which `value` holds. */
  readonly date: string;
  readonly value: number;
}
