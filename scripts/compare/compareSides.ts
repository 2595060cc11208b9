import { differencesOf } from './differencesOf.ts';
import { AT_ONCE, type Side } from './openSide.ts';
import { resultsInOrder } from './resultsInOrder.ts';

/**
 * For each kind: how many requests are shown with their differences, how many have their changed columns counted, and how long a request is
 * shown.
 */
const SHOWN = { requests: 3, counted: 50, columns: 15, characters: 200 };

interface Tally {
  equal: number;
  differing: number;
  readonly lines: string[];
  readonly columns: Map<string, number>;
}

/**
 * Asks the second side what the first one was asked. Prints for each kind of request how many answers are equal and how many differ, and
 * what differs in the first of these.
 * @returns how many answers differ
 */
export async function compareSides(before: Side, after: Side, print: (line: string) => void): Promise<number> {
  const kinds = new Map<string, Tally>();
  const pairs = resultsInOrder(before.exchanges(), AT_ONCE, async (exchange) => ({
    ...exchange,
    other: await after.answerTo(exchange.request),
  }));
  for await (const { request, hash, answer, other } of pairs) {
    const tally: Tally = kinds.get(request.kind) ?? { equal: 0, differing: 0, lines: [], columns: new Map() };
    kinds.set(request.kind, tally);
    if (other.hash === hash) {
      tally.equal += 1;
      continue;
    }
    tally.differing += 1;
    if (tally.differing > SHOWN.counted) continue;
    const { lines, columns } = differencesOf(answer, other.answer);
    // places in a list are one column
    for (const column of columns.map((name) => name.replace(/\.\d+/g, '[]')))
      tally.columns.set(column, (tally.columns.get(column) ?? 0) + 1);
    if (tally.differing > SHOWN.requests) continue;
    tally.lines.push(`${request.url} ${request.body ?? ''}`.slice(0, SHOWN.characters), ...lines.map((line) => `    ${line}`));
  }
  print('  equal  differ  kind');
  for (const [kind, { equal, differing, lines, columns }] of kinds) {
    print(`${String(equal).padStart(7)} ${String(differing).padStart(7)}  ${kind}`);
    for (const line of lines) print(`    ${line}`);
    const most = [...columns].sort(([, a], [, b]) => b - a).slice(0, SHOWN.columns);
    if (most.length > 0) print(`    changed columns: ${most.map(([name, count]) => `${name} (${count})`).join(', ')}`);
  }
  const sum = (key: 'equal' | 'differing') => [...kinds.values()].reduce((total, tally) => total + tally[key], 0);
  print(`${sum('equal')} answers are equal, ${sum('differing')} differ`);
  return sum('differing');
}
