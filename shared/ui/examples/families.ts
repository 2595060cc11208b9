import type { ComponentType } from 'react';
import * as accordion from '../src/accordion/accordion.examples.tsx';
import * as button from '../src/button/button.examples.tsx';
import * as card from '../src/card/card.examples.tsx';
import * as chart from '../src/chart/chart.examples.tsx';
import * as code from '../src/code/code.examples.tsx';
import * as combobox from '../src/combobox/combobox.examples.tsx';
import * as date from '../src/date/date.examples.tsx';
import * as dialog from '../src/dialog/dialog.examples.tsx';
import * as download from '../src/download/download.examples.tsx';
import * as feedback from '../src/feedback/feedback.examples.tsx';
import * as field from '../src/field/field.examples.tsx';
import * as layout from '../src/layout/layout.examples.tsx';
import * as link from '../src/link/link.examples.tsx';
import * as progress from '../src/progress/progress.examples.tsx';
import * as table from '../src/table/table.examples.tsx';
import * as tag from '../src/tag/tag.examples.tsx';
import * as text from '../src/text/text.examples.tsx';
import * as toggle from '../src/toggle/toggle.examples.tsx';

/** Every family with its examples, by name: a page of examples shows one family, and axe checks each page. */
export const families: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  accordion,
  button,
  card,
  chart,
  code,
  combobox,
  date,
  dialog,
  download,
  feedback,
  field,
  layout,
  link,
  progress,
  table,
  tag,
  text,
  toggle,
};
