import type { ReactNode } from 'react';

/** What the catalogue of errors says of a failed call, below the message that says what could not be loaded; null for another failure. */
export function faultWords(cause: Error | null | undefined): ReactNode {
  const { title, detail } = (cause ?? {}) as Partial<Record<'title' | 'detail', string>>;
  if (!title) return null;
  return (
    <>
      <div>{title}</div>
      {detail && <div>{detail}</div>}
    </>
  );
}
