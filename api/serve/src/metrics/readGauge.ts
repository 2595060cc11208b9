import { Gauge, type Registry } from 'prom-client';

/** A value with its labels. */
export type Sample = readonly [value: number, labels?: Readonly<Record<string, string | number>>];

/** A gauge whose samples are read when they are asked for: none where `read` gives none. */
export function readGauge(
  register: Registry,
  [name, help, ...labelNames]: readonly [name: string, help: string, ...labels: string[]],
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [register],
    async collect() {
      this.reset();
      // without labels it would begin at 0
      if (labelNames.length === 0) this.remove();
      for (const [value, labels = {}] of await read()) this.set(labels, value);
    },
  });
}
