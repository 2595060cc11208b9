import en from './geo-eu-clas.en.json';
import it from './geo-eu-clas.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function EuropeanClassificationsPage() {
  return <InfoPage texts={{ it, en }} />;
}
