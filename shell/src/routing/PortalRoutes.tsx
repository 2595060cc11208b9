import { Navigate, Route, Routes, useLocation } from '@territori/kit/portal';
import { componentCatalogue } from '../catalogue/componentCatalogue.ts';
import { embedding } from '../embedding/embedding.ts';
import { NoSections } from '../outlet/NoSections.tsx';
import { NotFound } from '../outlet/NotFound.tsx';
import { OwnPage } from '../outlet/OwnPage.tsx';
import { SectionOutlet } from '../outlet/SectionOutlet.tsx';
import { usePortal } from '../portal/PortalProvider.tsx';
import { StatementPage } from '../statements/StatementPage.tsx';
import { STATEMENTS } from '../statements/statements.ts';
import { versions } from '../versions/versions.ts';
import { HOME_PATH, sectionAt } from './sectionAt.ts';

const OWN_PAGES = [
  { section: embedding, title: 'pagina.incorpora' },
  { section: versions, title: 'pagina.versioni' },
  { section: componentCatalogue, title: 'pagina.componenti' },
] as const;

/** The empty path leads to the home section, some paths to the portal's own pages; every other path belongs to a section. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={HOME_PATH} replace />} />
      {Object.values(STATEMENTS).map((statement) => (
        <Route key={statement.path} path={statement.path} element={<StatementPage key={statement.path} {...statement} />} />
      ))}
      {OWN_PAGES.map(({ section, title }) => (
        <Route
          key={section.manifest.id}
          path={section.manifest.routes[0]}
          element={<OwnPage key={section.manifest.id} section={section} title={title} />}
        />
      ))}
      <Route path="*" element={<OwnedPath />} />
    </Routes>
  );
}

function OwnedPath() {
  const { entries } = usePortal();
  const { pathname } = useLocation();
  const id = sectionAt(pathname, entries);
  if (id) return <SectionOutlet key={id} id={id} />;
  return Object.keys(entries).length === 0 ? <NoSections /> : <NotFound />;
}
