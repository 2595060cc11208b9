import { nextTask } from './nextTask.ts';

/**
 * What the portal is made of, in the order in which one part needs another; all of it is in the file that this module
 * is in, and those that come with it.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@territori/kit'),
  () => import(/* webpackMode: "eager" */ '@territori/kit/portal'),
  () => import(/* webpackMode: "eager" */ '@territori/ui/theme'),
  () => import(/* webpackMode: "eager" */ './chrome/Layout.tsx'),
];

/** Evaluates the portal's modules in several short tasks: in one they would hold a slow phone for as long as it takes to draw a page. */
export async function evaluate() {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  return import(/* webpackMode: "eager" */ './bootstrap.tsx');
}
