import { useMessages } from '@territori/kit';
import { useNavigate } from '@territori/kit/router';
import { CardLink } from '@territori/ui/card';
import { ArrowSwapRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';

const PATH = '/ricostruzione-codici/elenco';

/** Leads to the translation of a visitor's list. */
export function ListCard() {
  const t = useMessages<typeof it>();
  const navigate = useNavigate();
  return (
    <CardLink
      level={2}
      href={`#${PATH}`}
      title={t('elenco.titolo')}
      icon={<ArrowSwapRegular />}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        // in another site the section keeps its pages in memory, and the address of the page stays
        event.preventDefault();
        navigate(PATH);
      }}
    >
      {t('elenco.scheda')}
    </CardLink>
  );
}
