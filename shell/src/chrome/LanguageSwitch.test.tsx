import { KitProvider } from '@territori/kit';
import { fakeKit } from '@territori/kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch.tsx';

function open(languages: readonly string[]) {
  const { kit } = fakeKit({ config: { languages } });
  render(
    <KitProvider kit={kit}>
      <LanguageSwitch />
    </KitProvider>,
  );
  return kit;
}

describe('the languages of a portal', () => {
  it('are two buttons where there are two, in the order of the configuration', async () => {
    const kit = open(['en', 'it']);
    const names = screen.getAllByRole('button').map((button) => [button.getAttribute('aria-label'), button.lang]);
    expect(names).toEqual([
      ['ENG - English', 'en'],
      ['ITA - Italiano', 'it'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'ENG - English' }));
    await waitFor(() => expect(kit.language).toBe('en'));
  });

  it('are a list that a button opens where there are more, by keyboard too', async () => {
    const kit = open(['it', 'en', 'de']);
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'ITA - Lingua: Italiano' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('list', { name: 'Lingua' });
    expect([...list.querySelectorAll('button')].map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['Italiano', 'it'],
      ['English', 'en'],
      ['Deutsch', 'de'],
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}{Tab}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(kit.language).toBe('de'));
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('DEU - Sprache: Deutsch');
  });

  it('are not shown where there is one', () => {
    open(['it']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
