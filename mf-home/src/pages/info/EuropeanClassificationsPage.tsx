import it from './geo-eu-clas.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function EuropeanClassificationsPage() {
  return (
    <InfoPage
      name="geo-eu-clas"
      source={it}
      translations={(language) => import(`@territori/languages/${language}/mf-home/pages/info/geo-eu-clas.json`)}
    />
  );
}
