import { Button } from '@territori/ui/button';
import { PortalTheme } from '@territori/ui/theme';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

let before: Set<Element>;
const written = () => [...document.head.children].filter((element) => !before.has(element));
beforeEach(() => {
  before = new Set(document.head.children);
});

describe('PortalTheme', () => {
  it('puts the policy’s nonce on every style element that components write', () => {
    render(
      <PortalTheme nonce="abc">
        <Button>Cerca</Button>
      </PortalTheme>,
    );
    const sheets = written().filter((element) => element.localName === 'style');
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.map((element) => element.getAttribute('nonce'))).toEqual(sheets.map(() => 'abc'));
  });

  it('writes nothing outside its shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadowRoot = host.attachShadow({ mode: 'open' });
    const container = shadowRoot.appendChild(document.createElement('div'));
    render(
      <PortalTheme shadowRoot={shadowRoot}>
        <Button>Cerca</Button>
      </PortalTheme>,
      { container },
    );
    expect(container.textContent).toBe('Cerca');
    expect(written()).toEqual([]);
    host.remove();
  });
});
