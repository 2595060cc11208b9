import { Link } from '@territori/ui/link';

export const NelTesto = () => (
  <p>
    Le definizioni sono nel <Link href="#/glossario">glossario</Link>; la{' '}
    <Link href="https://www.example.org/" newTab>
      dichiarazione di accessibilità (si apre in una nuova scheda)
    </Link>{' '}
    è pubblicata a parte.
  </p>
);
