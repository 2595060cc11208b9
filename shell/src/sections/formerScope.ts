import { CONTRACT, FORMER_CONTRACTS } from '@territori/contract';
import type { ShareScope } from '../registry/providedVersions.ts';
import { compatibility } from './compatibility.ts';

/** A shared module as containers read it. */
interface Shared {
  readonly get: () => Promise<() => object> | (() => object);
}

const packageOf = (request: string) => request.split('/').slice(0, 2).join('/');

/**
 * The share scope for the sections of a contract: the shell's own, in which for a former contract our packages have the versions of that
 * time. The modules behind them are the present ones, so that the page still has one kit, one language and one session.
 */
export function scopeFor(contract: number, scope: ShareScope, formers = FORMER_CONTRACTS, layers = compatibility): ShareScope {
  const former = formers.find((each) => each.contract === contract);
  if (contract === CONTRACT || !former) return scope;
  const modules = layers[contract]?.modules ?? {};
  return Object.fromEntries(
    Object.entries(scope).map(([request, versions]) => {
      const version = former.versions[packageOf(request)];
      const [present] = Object.values(versions) as Shared[];
      if (version === undefined || !present) return [request, { ...versions }];
      const adapt = modules[request] ?? ((module: object) => module);
      const get = async () => {
        const factory = await present.get();
        return () => adapt(factory());
      };
      // counted as loaded: a section's own copy of the same version must not take its place
      return [request, { [version]: { ...present, version, get, loaded: true } }];
    }),
  );
}
