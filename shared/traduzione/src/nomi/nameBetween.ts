const BETWEEN = /^(.+) o (.+) \(nome tra il (\d{4}) e il (\d{4})\)$/;

/** The two names of a province between two censuses, where no source dates the change from one to the other. */
export interface NameBetween {
  readonly former: string;
  readonly later: string;
  /** The years of the two censuses. */
  readonly from: number;
  readonly to: number;
}

/** The name as the data have it: "Girgenti o Agrigento (nome tra il 1921 e il 1931)". */
export const nameBetween = ({ former, later, from, to }: NameBetween): string => `${former} o ${later} (nome tra il ${from} e il ${to})`;

/** The two names of such a name; undefined for any other. */
export function readNameBetween(name: string): NameBetween | undefined {
  const [, former, later, from, to] = BETWEEN.exec(name) ?? [];
  return former && later ? { former, later, from: Number(from), to: Number(to) } : undefined;
}
