import it from './codifiche-territoriali.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function CodingPage() {
  return (
    <InfoPage
      name="codifiche-territoriali"
      source={it}
      translations={(language) => import(`@territori/languages/${language}/mf-home/pages/info/codifiche-territoriali.json`)}
    />
  );
}
