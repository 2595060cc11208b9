import { Navigate, Route, Routes, useLocation } from '@territori/kit/portal';
import { usePortal } from '../portal/PortalProvider.tsx';
import { SectionOutlet } from '../sections/SectionOutlet.tsx';
import { NoSections } from './NoSections.tsx';
import { NotFound } from './NotFound.tsx';
import { sectionAt } from './sectionAt.ts';

/** The empty path leads to the home section; every other belongs to the section that owns it. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/home" replace />} />
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
