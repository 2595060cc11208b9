import { Dimensione } from '@territori/wire/v1/dimensione';
import { UnitId } from '@territori/wire/v1/parameters';
import { listCall } from './listCall.ts';
import { unknownUnit } from './unknownUnit.ts';

export const sizes = listCall({
  path: '/unita/:id/dimensioni',
  name: 'dimensioni',
  tag: 'Unità',
  summary: 'Population and area of a unit over time',
  description:
    'The legal population at each census and the area, for the days on which the territory was the one that was counted and measured. A unit for which no loaded source has figures has no rows.',
  parts: UnitId,
  row: Dimensione,
  examples: [{ title: 'Population and area of Valsamoggia', url: '/unita/10370610/dimensioni' }],
  async find({ id }, { model }) {
    if (model.ofUnit(id).length === 0) throw unknownUnit(id);
    const known = (await model.sizes()).get(id) ?? [];
    return known.map(({ from, to, population, census, area, areaYear }) => ({
      valido_dal: from,
      valido_al: to,
      popolazione: population,
      anno_censimento: census,
      superficie: area,
      anno_superficie: areaYear,
    }));
  },
});
