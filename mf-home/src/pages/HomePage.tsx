import { useMessages } from '@territori/kit';
import { Columns, Page } from '@territori/ui/layout';
import type it from '../messages/it.json';
import { Hero } from './home/Hero.tsx';
import { NewsBox } from './home/NewsBox.tsx';
import { ReportList } from './home/ReportList.tsx';
import { Shortcuts } from './home/Shortcuts.tsx';
import { UnitCounts } from './home/UnitCounts.tsx';

/** The portal at a glance: the usual tasks, Italy's units and their history, reports, news, and further reading. */
export default function HomePage() {
  const t = useMessages<typeof it>();
  return (
    <>
      <Hero />
      <Page>
        <UnitCounts />
        <Columns minWidth="large">
          <ReportList list="evidenza" title={t('inEvidenza')} path="/home/in-evidenza" />
          <ReportList list="consultati" title={t('piuConsultati')} path="/home/piu-consultati" />
        </Columns>
        <NewsBox />
        <Shortcuts />
      </Page>
    </>
  );
}
