/**
 * What the shell provides to sections beyond what it uses itself. Never executed: each family becomes a file of its own, fetched by the first section that uses it, and all of
 * them share one Fluent core.
 */
export const provided = () => [
  import('@territori/kit/dates'),
  import('@territori/kit/i18n'),
  import('@territori/kit/mount'),
  import('@territori/kit/query'),
  import('@territori/kit/router'),
  import('@territori/kit/store'),
  import('@territori/ui/accordion'),
  import('@territori/ui/button'),
  import('@territori/ui/card'),
  import('@territori/ui/chart'),
  import('@territori/ui/combobox'),
  import('@territori/ui/date'),
  import('@territori/ui/dialog'),
  import('@territori/ui/feedback'),
  import('@territori/ui/field'),
  import('@territori/ui/icon'),
  import('@territori/ui/layout'),
  import('@territori/ui/link'),
  import('@territori/ui/table'),
  import('@territori/ui/tag'),
  import('@territori/ui/text'),
  import('@territori/ui/theme'),
];
