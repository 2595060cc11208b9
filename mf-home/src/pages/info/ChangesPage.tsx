import it from './cambiamenti-unita-territoriali.it.json';
import { InfoPage } from './InfoPage.tsx';

export default function ChangesPage() {
  return (
    <InfoPage
      name="cambiamenti-unita-territoriali"
      source={it}
      translations={(language) => import(`@territori/languages/${language}/mf-home/pages/info/cambiamenti-unita-territoriali.json`)}
    />
  );
}
