import { expect, test } from '../harness/test.ts';

/** The policy itself is looked at on every page, in `pages.spec.ts`. */
test('a script that finds its way into the page, or is made from text, does not run', { tag: '@short' }, async ({ page, open, said }) => {
  said.allow(/Content Security Policy/);
  await open('/glossario');
  const blocked = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    const inside = document.createElement('script');
    inside.textContent = 'window.ran = true';
    document.body.append(inside);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true" alt="">');
    // what a test evaluates may do so itself, what it leaves for later may not
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          new Function('window.ran = true')();
        } catch {
          // as it should be
        }
        setTimeout(resolve, 100);
      });
    });
    return { violations, ran: 'ran' in window };
  });
  expect(blocked).toEqual({
    violations: expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline', 'script-src eval']),
    ran: false,
  });
});
