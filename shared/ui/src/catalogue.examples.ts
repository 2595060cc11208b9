/// <reference path="./raw.d.ts" />
import type { ComponentType } from 'react';
import * as accordion from './accordion/accordion.examples.tsx';
import accordionCode from './accordion/accordion.examples.tsx?raw';
import * as button from './button/button.examples.tsx';
import buttonCode from './button/button.examples.tsx?raw';
import * as card from './card/card.examples.tsx';
import cardCode from './card/card.examples.tsx?raw';
import * as chart from './chart/chart.examples.tsx';
import chartCode from './chart/chart.examples.tsx?raw';
import * as choice from './choice/choice.examples.tsx';
import choiceCode from './choice/choice.examples.tsx?raw';
import * as code from './code/code.examples.tsx';
import codeCode from './code/code.examples.tsx?raw';
import * as combobox from './combobox/combobox.examples.tsx';
import comboboxCode from './combobox/combobox.examples.tsx?raw';
import * as date from './date/date.examples.tsx';
import dateCode from './date/date.examples.tsx?raw';
import * as dialog from './dialog/dialog.examples.tsx';
import dialogCode from './dialog/dialog.examples.tsx?raw';
import * as download from './download/download.examples.tsx';
import downloadCode from './download/download.examples.tsx?raw';
import * as feedback from './feedback/feedback.examples.tsx';
import feedbackCode from './feedback/feedback.examples.tsx?raw';
import * as field from './field/field.examples.tsx';
import fieldCode from './field/field.examples.tsx?raw';
import * as icon from './icon/icon.examples.tsx';
import iconCode from './icon/icon.examples.tsx?raw';
import * as layout from './layout/layout.examples.tsx';
import layoutCode from './layout/layout.examples.tsx?raw';
import * as link from './link/link.examples.tsx';
import linkCode from './link/link.examples.tsx?raw';
import * as progress from './progress/progress.examples.tsx';
import progressCode from './progress/progress.examples.tsx?raw';
import * as table from './table/table.examples.tsx';
import tableCode from './table/table.examples.tsx?raw';
import * as tag from './tag/tag.examples.tsx';
import tagCode from './tag/tag.examples.tsx?raw';
import * as text from './text/text.examples.tsx';
import textCode from './text/text.examples.tsx?raw';
import * as textarea from './textarea/textarea.examples.tsx';
import textareaCode from './textarea/textarea.examples.tsx?raw';
import * as toggle from './toggle/toggle.examples.tsx';
import toggleCode from './toggle/toggle.examples.tsx?raw';

/** The examples of one family of components. */
export interface FamilyExamples {
  /** The components that show it, by name. */
  readonly examples: Readonly<Record<string, ComponentType>>;
  /** The file that holds them, as it is written. */
  readonly code: string;
}

/** Every family with its examples: the portal's catalogue shows them with their code, and axe checks each family. */
export const catalogue: Readonly<Record<string, FamilyExamples>> = {
  accordion: { examples: accordion, code: accordionCode },
  button: { examples: button, code: buttonCode },
  card: { examples: card, code: cardCode },
  chart: { examples: chart, code: chartCode },
  choice: { examples: choice, code: choiceCode },
  code: { examples: code, code: codeCode },
  combobox: { examples: combobox, code: comboboxCode },
  date: { examples: date, code: dateCode },
  dialog: { examples: dialog, code: dialogCode },
  download: { examples: download, code: downloadCode },
  feedback: { examples: feedback, code: feedbackCode },
  field: { examples: field, code: fieldCode },
  icon: { examples: icon, code: iconCode },
  layout: { examples: layout, code: layoutCode },
  link: { examples: link, code: linkCode },
  progress: { examples: progress, code: progressCode },
  table: { examples: table, code: tableCode },
  tag: { examples: tag, code: tagCode },
  text: { examples: text, code: textCode },
  textarea: { examples: textarea, code: textareaCode },
  toggle: { examples: toggle, code: toggleCode },
};
