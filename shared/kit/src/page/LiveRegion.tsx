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

/** The one polite live region: read out, never seen. */
export function LiveRegion({ announcement }: { announcement: { text: string } }) {
  const { text } = useSnapshot(announcement);
  return (
    <div role="status" style={unseen}>
      {text}
    </div>
  );
}
