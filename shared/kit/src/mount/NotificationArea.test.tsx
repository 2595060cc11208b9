import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { KitProvider } from '../kit/KitProvider.tsx';
import { fakeKit } from '../testing/index.ts';
import { NotificationArea } from './NotificationArea.tsx';

it('announces an error once: the region does, and nothing within it once more', async () => {
  const { kit } = fakeKit();
  render(
    <KitProvider kit={kit}>
      <NotificationArea place="inPlace" />
    </KitProvider>,
  );
  act(() => kit.notifications.show({ kind: 'error', title: 'Errore non definito' }));
  const region = screen.getByRole('region', { name: 'Notifiche' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(await within(region).findByText('Errore non definito')).toBeDefined();
  expect(within(region).queryByRole('alert')).toBeNull();
  expect(within(region).queryByRole('status')).toBeNull();
});

it('is in the page, empty, before the notification for which its code was loaded', async () => {
  const { kit } = fakeKit();
  kit.notifications.show({ kind: 'error', title: 'Errore non definito' });
  render(
    <KitProvider kit={kit}>
      <NotificationArea place="inPlace" />
    </KitProvider>,
  );
  const region = screen.getByRole('region', { name: 'Notifiche' });
  expect(region.textContent).toBe('');
  expect(await within(region).findByText('Errore non definito')).toBeDefined();
});

it('stands at the bottom of the window while it would cover what has the focus', async () => {
  const { kit } = fakeKit();
  const box = (top: number, bottom: number) => new DOMRect(0, top, 200, bottom - top);
  render(
    <KitProvider kit={kit}>
      <button type="button">Indietro</button>
      <button type="button">Avanti</button>
      <NotificationArea place="inPlace" />
    </KitProvider>,
  );
  act(() => kit.notifications.show({ kind: 'error', title: 'Errore non definito' }));
  const region = screen.getByRole('region', { name: 'Notifiche' });
  await within(region).findByText('Errore non definito');
  const above = region.className;
  const [back, forward] = [screen.getByRole('button', { name: 'Indietro' }), screen.getByRole('button', { name: 'Avanti' })];
  back.getBoundingClientRect = () => box(20, 60);
  forward.getBoundingClientRect = () => box(700, 740);
  const notice = region.firstElementChild as Element;
  notice.getBoundingClientRect = () => (region.className === above ? box(0, 80) : box(680, 760));
  act(() => back.focus());
  await vi.waitFor(() => expect(region.className).not.toBe(above));
  act(() => forward.focus());
  await vi.waitFor(() => expect(region.className).toBe(above));
});
