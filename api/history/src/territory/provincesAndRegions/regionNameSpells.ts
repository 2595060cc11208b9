import { endOf, type Period } from '../period.ts';

/** A region that was later divided: its code, the name it had until then, and the code of the region that was taken from it. */
const DIVIDED_REGION = { code: '13', name: 'Abruzzi e Molise', taken: '14' } as const;

/** A region's life with its names: Abruzzo is "Abruzzi e Molise" until Molise begins. */
export function regionNameSpells(
  life: { code: string } & Period,
  name: string,
  lives: readonly ({ code: string } & Period)[],
): ({ code: string; name: string } & Period)[] {
  const division = lives.find(({ code }) => code === DIVIDED_REGION.taken)?.from;
  if (life.code !== DIVIDED_REGION.code || division === undefined || division <= life.from || division >= endOf(life))
    return [{ ...life, name }];
  return [
    { ...life, name: DIVIDED_REGION.name, to: division },
    { ...life, name, from: division },
  ];
}
