import { message } from '../../../message.ts';
import { V1 } from '../../addresses.ts';
import { Problem } from '../../errors/Problem.ts';

/** The error for an id that no unit has. */
export const unknownUnit = (id: number, parameter = 'id'): Problem =>
  new Problem('unita_inesistente', message('unknownUnit.noUnitHas', { id, v1: V1 }), parameter);
