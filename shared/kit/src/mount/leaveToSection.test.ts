import { expect, it } from 'vitest';
import { leaveToSection } from './leaveToSection.ts';

it('takes links and controls inside the element out of the order of Tab, and gives them back as they were', () => {
  const host = document.createElement('div');
  const content = '<a href="/glossario">Glossario</a><p>Testo</p><button type="button" tabindex="3">Apri</button>';
  host.innerHTML = content;
  const giveBack = leaveToSection(host);
  expect([...host.children].map((child) => child.getAttribute('tabindex'))).toEqual(['-1', null, '-1']);
  giveBack();
  expect(host.innerHTML).toBe(content);
});
