import type { Outcome, Outcomes } from './Outcomes.ts';

/** Counts the errors that no page catches, and sends the counts when the page is left. */
export function watchPage(outcomes: Outcomes, window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }: ErrorEvent) =>
    outcomes.addUncaught(error, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => outcomes.addUncaught(reason));
  // a page that is hidden may never come back
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && outcomes.flush(), true);
  window.addEventListener('pagehide', () => outcomes.flush());
}

const RATINGS = { good: 'good', 'needs-improvement': 'needs_improvement', poor: 'poor' } as const;

/** Counts the three web vitals of a visit for the section with which it began. The library is loaded after the page. */
export async function watchVitals(outcomes: Outcomes, section: string | undefined): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const add = ({ name, rating }: { name: string; rating: keyof typeof RATINGS }) =>
    outcomes.add(section, `${name.toLowerCase()}_${RATINGS[rating]}` as Outcome);
  for (const on of [onCLS, onINP, onLCP]) on(add);
}

/** A `fetch` that counts the calls of the section on screen that are refused or not answered. A cancelled call does not count. */
export function countingFetch(request: typeof fetch, rejected: () => void): typeof fetch {
  return async (...call) => {
    try {
      const answer = await request(...call);
      if (!answer.ok) rejected();
      return answer;
    } catch (reason) {
      if ((reason as Error)?.name !== 'AbortError') rejected();
      throw reason;
    }
  };
}
