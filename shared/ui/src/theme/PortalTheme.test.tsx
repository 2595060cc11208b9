import { Button } from '@territori/ui/button';
import { PortalTheme } from '@territori/ui/theme';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// a renderer reuses existing style elements; this page starts without any
let others: Element[];
beforeEach(() => {
  others = [...document.head.children];
  document.head.replaceChildren();
});
afterEach(() => document.head.replaceChildren(...others));

describe('PortalTheme', () => {
  it('puts the policy’s nonce on every style element that components write', () => {
    render(
      <PortalTheme nonce="abc">
        <Button>Cerca</Button>
      </PortalTheme>,
    );
    const written = [...document.head.querySelectorAll('style')];
    expect(written.length).toBeGreaterThan(0);
    expect(written.map((element) => element.getAttribute('nonce'))).toEqual(written.map(() => 'abc'));
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
    expect(document.head.childElementCount).toBe(0);
    host.remove();
  });
});
