import en from './caratteristiche-classificazioni.en.json';
import it from './caratteristiche-classificazioni.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function CharacteristicsPage() {
  return <InfoPage texts={{ it, en }} />;
}
