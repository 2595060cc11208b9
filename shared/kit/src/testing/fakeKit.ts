import type { Language, PortalConfig, SectionManifest } from '@territori/contract';
import { createKit, type KitOptions } from '../kit/createKit.ts';
import type { Kit } from '../kit/Kit.ts';
import { type FakeAnswer, type FakeAnswers, type FakeApi, fakeApi } from './fakeApi.ts';

export interface FakeKitOptions {
  readonly language?: Language;
  /** The differences from a portal in production. */
  readonly config?: Partial<PortalConfig>;
  /** The answers of the API; see `fakeApi`. */
  readonly api?: FakeAnswers;
  /** The answer to a call without a declared answer; by default 404. */
  readonly otherwise?: FakeAnswer;
  /** The sections that links can lead to. */
  readonly sections?: readonly SectionManifest[];
  readonly goBack?: () => void;
  readonly derived?: KitOptions['derived'];
}

/** A real kit on a fake network that stores nothing. Calls go to `https://api.test`. */
export function fakeKit({ language = 'it', config, api = {}, otherwise, sections = [], goBack = () => {}, derived }: FakeKitOptions = {}): {
  kit: Kit;
  api: FakeApi;
} {
  const network = fakeApi(api, otherwise);
  const kit = createKit({
    config: { product: 'Territori', api: 'https://api.test', ...config },
    language,
    storage: null,
    goBack,
    derived,
    fetch: network.fetch,
  });
  kit.directory.manifests = Object.fromEntries(sections.map((manifest) => [manifest.id, manifest]));
  return { kit, api: network };
}
