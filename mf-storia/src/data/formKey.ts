import type { RigaVariazione } from '@territori/contract/wire';

const UTS = {
  '1': 'forma.provincia',
  '2': 'forma.provinciaAutonoma',
  '3': 'forma.cittaMetropolitana',
  '4': 'forma.liberoConsorzio',
  '5': 'forma.nonAmministrativa',
} as const;

const REGION = { '1': 'forma.statutoOrdinario', '2': 'forma.statutoSpeciale' } as const;

type Key = (typeof UTS)[keyof typeof UTS] | (typeof REGION)[keyof typeof REGION];
const keyIn = (keys: Readonly<Record<string, Key>>, code: string | null) => (code === null ? undefined : keys[code]);

/**
 * The message key of the form that a unit has after a change. The API gives the form as a number; undefined where the
 * sources do not give it.
 */
export function formKey(row: Pick<RigaVariazione, 'tipo uts' | 'tipo reg'>): Key | undefined {
  return keyIn(UTS, row['tipo uts']) ?? keyIn(REGION, row['tipo reg']);
}
