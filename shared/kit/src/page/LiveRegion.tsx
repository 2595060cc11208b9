import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';

const unseen: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The only polite live region: for screen readers, invisible. */
export function LiveRegion({ announcement }: { announcement: { text: string } }) {
  const { text } = useSnapshot(announcement);
  return (
    <div role="status" style={unseen}>
      {text}
    </div>
  );
}
