import { buildHistory } from '@territori/history/territory/buildHistory';
import type { Change, History, Version } from '@territori/history/territory/model';
import { covers } from '@territori/history/territory/period';
import { Timeline } from '@territori/history/territory/Timeline';
import { recordedSources } from './recordedSources.ts';

/** The history of the municipalities with the official record, and the questions of its tests. */
export class RecordedHistory {
  readonly municipal: Timeline;
  /** The changes of municipalities. */
  readonly changes: readonly Change[];

  private constructor(readonly history: History) {
    this.municipal = new Timeline(history.versions.filter(({ level }) => level === 'comune'));
    this.changes = history.changes.filter(({ level }) => level === 'comune');
  }

  static #read: Promise<RecordedHistory> | undefined;

  /** Reads the files and builds the history: once for all test files of a worker, which change nothing in it. */
  static read(): Promise<RecordedHistory> {
    RecordedHistory.#read ??= recordedSources().then((sources) => new RecordedHistory(buildHistory(sources)));
    return RecordedHistory.#read;
  }

  versionsOf(unitId: number): readonly Version[] {
    return this.municipal.byUnit.get(unitId) ?? [];
  }

  stateOn(unitId: number, date: string): Version | undefined {
    return this.versionsOf(unitId).find((version) => covers(version, date));
  }

  stateBefore(unitId: number, date: string): Version | undefined {
    return this.versionsOf(unitId).findLast((version) => version.from < date);
  }

  /** The municipality that has a code on a day. */
  unit(code: string, date: string): number | undefined {
    return this.municipal.at(code, date)?.unitId;
  }

  numberOn(date: string): number {
    return this.municipal.versions.filter((version) => covers(version, date)).length;
  }

  /** The other side of a change in words: a code, or why there is none. */
  other({ related, date }: Change): string {
    return related.is === 'unit' ? ((this.stateOn(related.id, date) ?? this.stateBefore(related.id, date))?.code ?? '') : related.is;
  }

  endsOf(kind: 'ES' | 'AS'): Change[] {
    return this.changes.filter((change) => change.kind === kind);
  }
}

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator), so that a failure can be seen again. */
export function* sameNumbers(seed = 1861): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
