import en from './cambiamenti-unita-territoriali.en.json';
import it from './cambiamenti-unita-territoriali.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function ChangesPage() {
  return <InfoPage texts={{ it, en }} />;
}
