import { Facts, Highlighted, PageTitle, Prose, SectionTitle, Text } from '@territori/ui/text';

const prose = `Le unità territoriali sono i comuni, le province e le altre unità sovracomunali, le regioni e le ripartizioni geografiche.

Per ogni data dal 17 marzo 1861 il portale mostra:
- le unità in vigore, con codici e denominazioni;
- le variazioni intervenute;
- la corrispondenza fra codici di date diverse.`;

export const Titoli = () => (
  <>
    <PageTitle>Unità territoriali in vigore a una data</PageTitle>
    <SectionTitle>Criteri di ricerca</SectionTitle>
    <SectionTitle level={3}>Ambiti geografici</SectionTitle>
    <SectionTitle level={4}>Comuni</SectionTitle>
  </>
);

export const Testo = () => (
  <>
    <Prose>{prose}</Prose>
    <p>
      <Text size="large">Grande</Text> · <Text>Normale</Text> · <Text size="small">Piccolo</Text> · <Text tone="muted">Secondario</Text> ·{' '}
      <Text weight="semibold">Marcato</Text> · <Text numeric>7.896</Text>
    </p>
  </>
);

export const Evidenziato = () => (
  <p>
    <Highlighted text="Città metropolitana: unità di area vasta" query="CITTA" />
  </p>
);

export const Dati = () => (
  <Facts
    facts={[
      ['Codice Istat', '037061'],
      ['Provincia', 'Bologna'],
    ]}
  />
);
