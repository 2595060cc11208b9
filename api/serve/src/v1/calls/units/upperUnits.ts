import type { EditionModel } from '@territori/edition/EditionModel';
import { officialName } from '@territori/traduzione';
import { fold } from '@territori/traduzione/storia';
import { message } from '../../../message.ts';
import { V1 } from '../../addresses.ts';
import { Problem } from '../../errors/Problem.ts';

/** A name up to its first hyphen or slash, as names are compared: `Trentino` of `Trentino-Alto Adige/Südtirol`. */
const firstPart = (name: string): string => fold(name.split(/[-–/]/)[0] ?? '');

/** A code without its leading zeros; undefined for what is not a number. */
const withoutZeros = (code: string | null): string | undefined => /^0*(\d+)$/.exec(code ?? '')?.[1];

/**
 * The ids of the provinces or regions that a parameter names: by code, statistical code, plate, NUTS code or name of any time. Accents,
 * case, blanks, apostrophes and hyphens do not matter, and the part before the hyphen or slash is enough where one unit alone has it.
 * Throws Problem when there is none.
 */
export function upperUnits(model: EditionModel, level: 'uts' | 'regione', parameter: string, text: string): ReadonlySet<number> {
  const wanted = text.trim();
  const [upper, folded] = [wanted.toUpperCase(), fold(officialName(wanted))];
  const found = model.ofLevel(level).filter(({ row }) => {
    if ([row.codice, row.codice_uts, row.sigla, row.nuts2, row.nuts3].includes(upper)) return true;
    return fold(row.denominazione) === folded || row.denominazione.split(/\s*[/]\s*/).some((part) => fold(part) === folded);
  });
  if (found.length > 0) return new Set(found.map(({ row }) => row.id));
  const begun = new Set(
    model.ofLevel(level).flatMap(({ row }) => (folded !== '' && firstPart(row.denominazione) === folded ? [row.id] : [])),
  );
  // a part that several names begin with means none of them
  if (begun.size === 1) return begun;
  const digits = withoutZeros(wanted);
  const whole = digits && model.ofLevel(level).find(({ row }) => withoutZeros(row.codice) === digits)?.row.codice;
  const list = `${V1}/unita?livello=${level}&sempre=1`;
  const values = { parameter, wanted, list };
  throw new Problem(
    'valore_sconosciuto',
    whole ? message(`upperUnits.unknown.${level}.whole`, { ...values, whole }) : message(`upperUnits.unknown.${level}`, values),
    parameter,
  );
}
