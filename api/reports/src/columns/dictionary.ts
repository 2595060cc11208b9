import type { Column } from '../definition.ts';
import * as changes from './changes.ts';
import * as divisions from './divisions.ts';
import * as municipalities from './municipalities.ts';
import * as nuts from './nuts.ts';
import * as provinces from './provinces.ts';
import * as regions from './regions.ts';
import * as size from './size.ts';
import * as territory from './territory.ts';

const isColumn = (value: unknown): value is Column => typeof value === 'object' && value !== null && 'name' in value && 'label' in value;

/** Every shared column by name, from the largest unit to the smallest, then sizes and changes. */
export const dictionary: ReadonlyMap<string, Column> = new Map(
  [divisions, nuts, regions, provinces, municipalities, territory, size, changes]
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isColumn)
    .map((column) => [column.name, column]),
);
