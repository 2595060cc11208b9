import { useState } from 'react';
import type { OptionList } from './OptionList.tsx';

let loaded: typeof OptionList | undefined;
let loading: Promise<typeof OptionList> | undefined;

/** One download for all fields of a page; after a failure the next call tries again. */
const loadList = () => {
  loading ??= import('./OptionList.tsx').then(
    (module) => {
      loaded = module.OptionList;
      return loaded;
    },
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
};

/**
 * The list of options. Its code is loaded when a visitor comes to a field for the first time, so that no page waits for it; call `load`
 * then, and again to repeat it after a failure.
 */
export function useOptionList() {
  const [List, setList] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (List) return;
    setFailed(false);
    loadList().then(
      (list) => setList(() => list),
      () => setFailed(true),
    );
  };
  return { List, failed, load };
}
