import { DefinePlugin } from '@rspack/core';

/** What Vue expects every bundler to define (https://vuejs.org/api/compile-time-flags.html), for a section that is written in it. */
export const frameworkFlags = () =>
  new DefinePlugin({ __VUE_OPTIONS_API__: true, __VUE_PROD_DEVTOOLS__: false, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false });
