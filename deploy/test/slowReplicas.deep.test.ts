import { setTimeout as pause } from 'node:timers/promises';
import { describe, it, type TestContext } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { type ApiStub, startApiStub } from './apiStub.ts';

const PAGE = '/api/Report/Spool/2025-01-01/61?PageNum=1&PageSize=20';
async function startTwo(onTestFinished: TestContext['onTestFinished']): Promise<{ proxy: Nginx; hung: ApiStub; alive: ApiStub }> {
  const [hung, alive] = await Promise.all([startApiStub(), startApiStub()]);
  const [port] = await freePorts(1);
  const proxy = await startNginx('proxy', {
    LISTEN: `127.0.0.1:${port}`,
    SHELL_SERVERS: '127.0.0.1:1',
    API_SERVERS: `${hung.server} ${alive.server}`,
  });
  onTestFinished(async () => {
    await Promise.all([proxy, hung, alive].map((process) => process.stop()));
  });
  return { proxy, hung, alive };
}

/** The status of an answer and the milliseconds that it took. */
async function timed(address: string, init?: RequestInit): Promise<{ status: number; took: number }> {
  const begun = performance.now();
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return { status: answer.status, took: performance.now() - begun };
}

const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"filtri":[]}' };

describe.concurrent('a replica that takes calls and answers none', () => {
  it.for([
    ['a page of a report', PAGE, undefined],
    ['a page that is asked for by POST', PAGE, POST],
    ['an immutable page', `${PAGE}&edizione=7`, undefined],
    ['a page of the public API', '/api/v1/unita?livello=comune', undefined],
  ] as const)('costs %s two seconds, and the calls after it nothing', async ([, path, init], { expect, onTestFinished }) => {
    const { proxy, hung, alive } = await startTwo(onTestFinished);
    hung.delay(Number.POSITIVE_INFINITY);
    const calls: Awaited<ReturnType<typeof timed>>[] = [];
    for (let call = 0; call < 12; call += 1) calls.push(await timed(`${proxy.origin}${path}${call === 0 ? '' : `&n=${call}`}`, init));
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
    const slow = calls.filter(({ took }) => took > 1000);
    expect(slow).toHaveLength(1);
    expect(slow[0]?.took).toBeLessThan(3500);
    expect(hung.requests).toHaveLength(1);
    // the other one got the whole of it
    expect(alive.requests).toHaveLength(12);
    for (const { method, body } of alive.requests) expect([method, body]).toEqual([init?.method ?? 'GET', init?.body ?? '']);
  });

  it('is not asked again with a call that counts', async ({ expect, onTestFinished }) => {
    const { proxy, hung, alive } = await startTwo(onTestFinished);
    hung.delay(Number.POSITIVE_INFINITY);
    const leave = AbortSignal.timeout(4000);
    const count = () => fetch(`${proxy.origin}/api/consultazioni`, { ...POST, signal: leave }).catch(() => undefined);
    await Promise.all([count(), count()]);
    expect([hung.requests.length, alive.requests.length]).toEqual([1, 1]);
  });
});

describe.concurrent('a call that may take long', () => {
  it.for([
    ['a file of a report', '/api/Report/Spool/2025-01-01/61?pdoctype=XLSX', undefined],
    ['a whole report', '/api/Report/Spool/2025-01-01/61', undefined],
    ['a published report', '/publish/reportspooljson?pfun=61&pdata=2025-01-01', undefined],
    ['a file of the public API', '/api/v1/unita?livello=comune&formato=csv', undefined],
    ['a large page of the public API', '/api/v1/unita?livello=comune&per_pagina=10000', undefined],
    ['a list that is translated', '/api/v1/traduzioni', POST],
  ] as const)('has its time, and is asked once: %s', async ([, path, init], { expect, onTestFinished }) => {
    const { proxy, hung, alive } = await startTwo(onTestFinished);
    for (const replica of [hung, alive]) replica.delay(3000);
    expect(await timed(`${proxy.origin}${path}`, init)).toMatchObject({ status: 200 });
    expect(hung.requests.length + alive.requests.length).toBe(1);
  });

  it('takes no replica out when too many files are being made there', async ({ expect, onTestFinished }) => {
    const { proxy, hung, alive } = await startTwo(onTestFinished);
    for (let call = 0; call < 4; call += 1)
      expect(await timed(`${proxy.origin}/api/Report/DownloadByUrl`, POST)).toMatchObject({ status: 429 });
    for (let call = 0; call < 8; call += 1) expect(await timed(`${proxy.origin}${PAGE}`)).toMatchObject({ status: 200 });
    expect([hung.requests.length, alive.requests.length]).toEqual([6, 6]);
  });
});

describe.concurrent('a replica that cannot serve', () => {
  it.for([
    ['a page of a report', PAGE],
    ['a published report', '/publish/reportspooljson?pfun=61&pdata=2025-01-01'],
    ['a page of the public API', '/api/v1/unita?livello=comune'],
    ['a file of the public API', '/api/v1/unita?livello=comune&formato=csv'],
  ] as const)('costs no call: %s', async ([, path], { expect, onTestFinished }) => {
    const { proxy, hung: refusing, alive } = await startTwo(onTestFinished);
    refusing.refuse();
    for (let call = 0; call < 6; call += 1) expect(await timed(`${proxy.origin}${path}&n=${call}`)).toMatchObject({ status: 200 });
    expect([refusing.requests.length, alive.requests.length]).toEqual([1, 6]);
  });

  it('stays in service while the files of an edition are being written', async ({ expect, onTestFinished }) => {
    const { proxy, hung: refusing, alive } = await startTwo(onTestFinished);
    for (const replica of [refusing, alive]) replica.refuse();
    for (let call = 0; call < 4; call += 1) expect(await timed(`${proxy.origin}/api/v1/archivio`)).toMatchObject({ status: 503 });
    expect([refusing.requests.length, alive.requests.length]).toEqual([2, 2]);
  });
});

describe.concurrent('two replicas that are both slow', () => {
  it('answer slowly, and refuse no call in the ten seconds after', async ({ expect, onTestFinished }) => {
    const { proxy, hung, alive } = await startTwo(onTestFinished);
    for (const replica of [hung, alive]) replica.delay(2500);
    const calls = await Promise.all(Array.from({ length: 8 }, (_, n) => timed(`${proxy.origin}${PAGE}&n=${n}`)));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
    for (const replica of [hung, alive]) replica.delay(0);
    await pause(100);
    const after = await Promise.all(Array.from({ length: 8 }, (_, n) => timed(`${proxy.origin}${PAGE}&n=${n}`)));
    expect(after.filter(({ status, took }) => status !== 200 || took > 1000)).toEqual([]);
  });
});
