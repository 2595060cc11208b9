import it from './caratteristiche-classificazioni.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function CharacteristicsPage() {
  return (
    <InfoPage
      name="caratteristiche-classificazioni"
      source={it}
      translations={(language) => import(`@territori/languages/${language}/mf-home/pages/info/caratteristiche-classificazioni.json`)}
    />
  );
}
