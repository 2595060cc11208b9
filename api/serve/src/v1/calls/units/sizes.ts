import { Dimensione } from '@territori/wire/v1/dimensione';
import { UnitId } from '@territori/wire/v1/parameters';
import { listCall } from '../answering/listCall.ts';
import { unknownUnit } from './unknownUnit.ts';

export const sizes = listCall({
  path: '/unita/:id/dimensioni',
  name: 'dimensioni',
  tag: 'Unità',
  parts: UnitId,
  row: Dimensione,
  examples: [{ title: 'sizes.example.populationAreaValsamoggia', url: '/unita/10370610/dimensioni' }],
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
