import { MemoryRouter } from '@territori/kit/portal';
import { useNavigate } from '@territori/kit/router';
import { renderPage } from '@territori/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAddress } from './useAddress.ts';

function Page({ replace = false }: { readonly replace?: boolean }) {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  return (
    <>
      <h1>{search}</h1>
      <button type="button" onClick={() => change({ search: '?unita=1', state: null }, { replace })}>
        choose
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        forward
      </button>
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows a change at once, and not after the visitor has gone back', async () => {
  const page = renderPage(Page, { messages: { it: {}, en: {} }, route: '/territorio?ambito=1' });
  expect(shown()).toBe('?ambito=1');
  press('choose');
  expect(shown()).toBe('?unita=1');
  await waitFor(() => expect(page.location().search).toBe('?unita=1'));
  press('back');
  await waitFor(() => expect(shown()).toBe('?ambito=1'));
});

it('follows an address that is typed or linked after a change', () => {
  // addresses that do not come from the router all have this key
  const typed = (search: string) => ({ pathname: '/territorio', search, key: 'default' });
  render(
    <MemoryRouter initialEntries={[typed('?ambito=1'), typed('?ambito=2')]} initialIndex={0}>
      <Page replace />
    </MemoryRouter>,
  );
  press('choose');
  expect(shown()).toBe('?unita=1');
  press('forward');
  expect(shown()).toBe('?ambito=2');
});
