import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { ENGINES, openLoaded, useDatabase } from '@territori/api-testing/testDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildApp } from '../app.ts';

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}
const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly refId: string; readonly expr: string; readonly legendFormat: string }[];
  readonly fieldConfig?: { readonly defaults: { readonly unit: string } };
}
const dashboard = JSON.parse(read('grafana/territori.json')) as {
  readonly uid: string;
  readonly schemaVersion: number;
  readonly annotations: { readonly list: readonly { readonly expr: string }[] };
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
  readonly panels: readonly Panel[];
};

/** Expressions of the dashboard as Prometheus gets them: Grafana sets its variables first. */
const inDashboard = [...dashboard.panels.flatMap(({ targets = [] }) => targets), ...dashboard.annotations.list].map(({ expr }) =>
  expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
);
const expressions = [...rules.map(({ expr }) => expr), ...inDashboard];

interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** What an expression of PromQL asks for. Throws on one that Prometheus would refuse. */
function selectorsOf(expression: string): Selector[] {
  const selectors: { metric: string; labels: string[] }[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`Not PromQL at character ${from}: ${expression}`);
      if (type.name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      if (type.name === 'Identifier') Object.assign(selectors.at(-1) ?? {}, { metric: text });
      if (type.name === 'LabelName') selectors.at(-1)?.labels.push(text);
    },
  });
  return selectors;
}

/** What Prometheus adds to every sample of a replica. */
const ADDED = ['job', 'instance'];
/** Of Prometheus itself, and of the blackbox exporter, which asks from outside. */
const OF_OTHERS = ['up', 'ALERTS', 'probe_success', 'probe_duration_seconds', 'probe_ssl_earliest_cert_expiry'];

describe('the rules', () => {
  it('are PromQL, and each says in sentences what it means and what to do', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(alert).toMatch(/^Territori[A-Z]/);
      expect(selectorsOf(expr), alert).not.toEqual([]);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\w/);
      expect(annotations.description, alert).toMatch(/\w[^.]*\. .*\w\.$/);
    }
  });

  it('is what Prometheus would read: an expression with a mistake is found', () => {
    expect(() => selectorsOf('sum(rate(up[5m])')).toThrow('Not PromQL');
  });
});

describe('the dashboard', () => {
  it('has panels that do not overlap, each with a name and expressions of the source that the user chooses', () => {
    expect(dashboard).toMatchObject({ uid: 'territori', schemaVersion: 39 });
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { type, title, gridPos, datasource, targets = [], fieldConfig } of panels) {
      expect(['row', 'stat', 'timeseries', 'table']).toContain(type);
      expect(title).toMatch(/^[A-Z0-9]/);
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      const { x, y, w, h } = gridPos;
      const cells = Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`);
      expect(
        cells.filter((cell) => taken.has(cell)),
        `${title} covers another panel`,
      ).toEqual([]);
      for (const cell of cells) taken.add(cell);
      if (type === 'row') continue;
      expect(datasource?.uid).toBe('$' + '{datasource}');
      expect(fieldConfig?.defaults.unit).toMatch(/\w/);
      expect(targets.map(({ refId }) => refId)).toEqual([...'ABCDEFG'].slice(0, targets.length));
      expect(targets.length).toBeGreaterThan(0);
    }
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
  });

  it('asks in PromQL', () => {
    for (const expression of inDashboard) expect(selectorsOf(expression), expression).not.toEqual([]);
  });
});

describe.each(ENGINES)('every metric that rules and dashboard name, over %s,', (engine) => {
  const test = useDatabase(openLoaded, engine);
  /** The labels of each metric that the API answers, by its name. */
  const exposed = new Map<string, Set<string>>();
  beforeAll(async () => {
    const app = buildApp(test.database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0 });
    const edition = (await app.inject('/api/edizione')).json() as { id: string };
    await app.inject(`/api/unita?q=Roma&edizione=${edition.id}`);
    const outcomes = [{ section: 'glossario', version: '1.0.0', outcome: 'error', count: 1 }];
    await app.inject({ method: 'POST', url: '/api/esiti', payload: { shell: '1.0.0', outcomes } });
    const { body } = await app.inject('/metrics');
    for (const line of body.split('\n')) {
      const [, declared = '', type] = /^# TYPE (\S+) (\w+)/.exec(line) ?? [];
      // a histogram may have no sample yet
      const declares = type === 'histogram' ? ['', '_bucket', '_sum', '_count'].map((part) => declared + part) : [declared];
      if (declared) for (const each of declares) exposed.set(each, exposed.get(each) ?? new Set());
      const [, name = '', labels = ''] = /^([a-z_]\w*)(?:\{(.*)\})? /i.exec(line) ?? [];
      if (!name) continue;
      const known = exposed.get(name) ?? new Set<string>();
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      exposed.set(name, known);
    }
    await app.close();
  }, 300_000);

  it('is one that the API has, with the labels by which it is asked for', () => {
    const own = expressions.flatMap(selectorsOf).filter(({ metric }) => !OF_OTHERS.includes(metric));
    expect(own.length).toBeGreaterThan(30);
    for (const { metric, labels } of own) {
      const known = exposed.get(metric);
      expect(known, metric).toBeDefined();
      for (const label of labels) if (!ADDED.includes(label)) expect([...(known ?? [])], `${label} of ${metric}`).toContain(label);
    }
  });

  it('is named as Prometheus advises, and shown or watched where it is one of the portal', () => {
    const all = [...exposed.keys()];
    for (const name of all) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    const asked = expressions.flatMap(selectorsOf).map(({ metric }) => metric.replace(/_(bucket|count|sum)$/, ''));
    const ours = [...new Set(all.filter((name) => name.startsWith('territori_')).map((name) => name.replace(/_(bucket|count|sum)$/, '')))];
    expect(ours.filter((name) => !asked.includes(name))).toEqual([]);
  });
});
