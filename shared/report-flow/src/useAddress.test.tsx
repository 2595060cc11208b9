import { useNavigate } from '@territori/kit/router';
import { renderPage } from '@territori/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAddress } from './useAddress.ts';

function Page() {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  return (
    <>
      <h1>{search}</h1>
      <button type="button" onClick={() => change({ search: '?unita=1', state: null }, { replace: false })}>
        choose
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows a change at once, and no longer when the visitor has come back from it', async () => {
  const page = renderPage(Page, { messages: { it: {}, en: {} }, route: '/territorio?ambito=1' });
  expect(shown()).toBe('?ambito=1');
  press('choose');
  expect(shown()).toBe('?unita=1');
  await waitFor(() => expect(page.location().search).toBe('?unita=1'));
  press('back');
  await waitFor(() => expect(shown()).toBe('?ambito=1'));
});
