import { fireEvent, render, screen } from '@testing-library/react';
import { HashRouter, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useRoutedLinks } from './useRoutedLinks.ts';

function Page() {
  useRoutedLinks(document);
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search}`}</output>
      <a href="#/storia_ua/5?data=2001-01-01">
        <b>Ledro</b>
      </a>
      <a href="#contenuto">Contenuto</a>
      <a href="#/glossario" target="_blank" rel="noreferrer">
        Glossario
      </a>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.location.hash = '#/home';
  render(
    <HashRouter>
      <Page />
    </HashRouter>,
  );
});

describe('a link to a page of the portal', () => {
  it('opens the page as a new step of the history', () => {
    expect(shown()).toBe('POP /home');
    fireEvent.click(screen.getByText('Ledro'));
    expect(shown()).toBe('PUSH /storia_ua/5?data=2001-01-01');
    expect(window.history.state).not.toBeNull();
  });

  it('adds no step where it leads to the page on screen', () => {
    fireEvent.click(screen.getByText('Ledro'));
    fireEvent.click(screen.getByText('Ledro'));
    expect(shown()).toBe('REPLACE /storia_ua/5?data=2001-01-01');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('is left to the browser with %j', (how) => {
    expect(fireEvent.click(screen.getByText('Ledro'), how), 'not prevented').toBe(true);
    expect(shown()).not.toContain('PUSH');
  });

  it.each(['Contenuto', 'Glossario'])('is not a place in the page or a link to a new tab: %s', (name) => {
    expect(fireEvent.click(screen.getByText(name)), 'not prevented').toBe(true);
  });
});
