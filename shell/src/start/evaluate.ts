import { nextTask } from './nextTask.ts';

/** The modules of the portal, in the order of their dependencies. The file of this module and the files loaded with it contain them. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@territori/kit'),
  () => import(/* webpackMode: "eager" */ '@territori/kit/portal'),
  () => import(/* webpackMode: "eager" */ '@territori/ui/theme'),
  () => import(/* webpackMode: "eager" */ '../chrome/Layout.tsx'),
];

/**
 * Evaluates the modules of the portal in several short tasks. A single task would block a slow phone for as long as
 * rendering a page takes.
 */
export async function evaluate() {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  return import(/* webpackMode: "eager" */ './bootstrap.tsx');
}
