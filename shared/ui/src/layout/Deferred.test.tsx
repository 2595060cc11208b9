import { Deferred } from '@territori/ui/layout';
import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

it('renders the fallback at once, its content afterwards, and a change of the content at once', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (content: string) => flushSync(() => root.render(<Deferred fallback="on its way">{content}</Deferred>));
  await act(async () => {
    draw('rows');
    expect(place.textContent).toBe('on its way');
  });
  expect(place.textContent).toBe('rows');
  await act(async () => {
    draw('other rows');
    expect(place.textContent).toBe('other rows');
  });
  act(() => root.unmount());
});
