import { archivePlace } from '@territori/store/archivePlace';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const PUBLIC_ORIGIN = 'https://territori.example';

describe('readSettings', () => {
  it('has a value for everything but the public origin', () => {
    expect(readSettings({ PUBLIC_ORIGIN })).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      stopSeconds: 30,
      app: { callsPerMinute: 1200, trustProxy: false },
    });
  });

  it('reads the environment, without blanks and final slashes', () => {
    const { port, app } = readSettings({
      PORT: ' 9000 ',
      PUBLIC_ORIGIN: 'https://territori.example/',
      CALLS_PER_MINUTE: '0',
      TRUST_PROXY: '1',
    });
    expect(port).toBe(9000);
    expect(app).toMatchObject({ publicOrigin: 'https://territori.example', callsPerMinute: 0, trustProxy: true });
  });

  it('has a folder of bulk files, unless PORTALE_ARCHIVIO=no', () => {
    expect(readSettings({ PUBLIC_ORIGIN }).app.archive).toMatch(/\.data.archive$/);
    expect(readSettings({ PUBLIC_ORIGIN, PORTALE_ARCHIVIO: ' /srv/archive ' }).app.archive).toBe('/srv/archive');
    expect(readSettings({ PUBLIC_ORIGIN, PORTALE_ARCHIVIO: 'no' }).app).not.toHaveProperty('archive');
    // a person who asks for the files by `npm run data -- archive` gets them
    expect(archivePlace({ PORTALE_ARCHIVIO: 'no' }, 'needed')).toBe(archivePlace({}));
  });

  it.each([
    [{ PORT: 'abc' }, "PORT is 'abc': it must be a whole number up to 65535"],
    [{ PORT: '70000' }, "PORT is '70000': it must be a whole number up to 65535"],
    [{ PORT: '' }, 'PORT is empty: it must be a whole number up to 65535'],
    [{ CALLS_PER_MINUTE: '-1' }, "CALLS_PER_MINUTE is '-1': it must be a whole number up to 1000000"],
    [
      { PUBLIC_ORIGIN: '' },
      'PUBLIC_ORIGIN is not set: give the address at which visitors reach the service, for example PUBLIC_ORIGIN=https://territori.example',
    ],
    [
      { PUBLIC_ORIGIN: 'territori.example' },
      "PUBLIC_ORIGIN is 'territori.example': it must be the address at which visitors reach the service",
    ],
    [{ PUBLIC_ORIGIN: 'ftp://territori.example' }, "PUBLIC_ORIGIN is 'ftp://territori.example'"],
    [{ PUBLIC_ORIGIN: 'https://territori.example/portale' }, "PUBLIC_ORIGIN is 'https://territori.example/portale'"],
  ])('refuses %j in plain words', (environment, reason) => {
    expect(() => readSettings({ PUBLIC_ORIGIN, ...environment })).toThrow(reason);
  });
});
