import en from './codifiche-territoriali.en.json';
import it from './codifiche-territoriali.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function CodingPage() {
  return <InfoPage texts={{ it, en }} />;
}
