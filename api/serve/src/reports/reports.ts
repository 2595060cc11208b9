import type { Day } from '@territori/history/dates/day';
import type { Language } from '@territori/languages';
import { CATALOGUE } from '@territori/reports/catalogue';
import type { Column, ReportDates, ReportDefinition } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { Table } from '@territori/reports/table/Table';
import { tableAt, tablesOf } from '@territori/reports/tablesOf';
import type { Edition } from '@territori/store/database';
import type { ReportColumn, ReportHeader, ReportListItem } from '@territori/wire';
import type { Content } from '../content/schema.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { message } from '../message.ts';
import { notEnabledBecause } from './availability.ts';
import { describeColumns, joinHeader } from './columnTexts.ts';
import { descriptionOf, listItem } from './listItem.ts';
import { isValidAt, periodOf, resolveDates } from './period.ts';
import type { ReportTables } from './ReportTables.ts';
import { emptyColumnNote } from './valuedDays.ts';

/** A report at its dates, ready to be read from one edition. */
export interface OpenReport {
  readonly report: ReportDefinition;
  readonly dates: ReportDates;
  readonly columns: readonly Column[];
  /** The rows of the report on all days. */
  readonly table: () => Promise<Table>;
  /** What the edition holds, by which notes say where a column has values. */
  readonly holdings: Holdings;
}

/** The reports over the tables of an edition and the texts of the editors. */
export class Reports {
  readonly #tables: ReportTables;
  readonly #content: Content;
  readonly #today: () => Day;
  /** The reports by id. */
  readonly catalogue: ReadonlyMap<number, ReportDefinition>;

  constructor(tables: ReportTables, content: Content, today: () => Day, catalogue = CATALOGUE) {
    this.catalogue = catalogue;
    this.#tables = tables;
    this.#content = content;
    this.#today = today;
  }

  /** Throws NotFound for an id that is not in the catalogue. */
  find(id: number): ReportDefinition {
    const report = this.catalogue.get(id);
    if (report) return report;
    throw new NotFound(message('reports.thereNoReport', { id }));
  }

  holdings(edition: Edition): Promise<Holdings> {
    return this.#tables.holdings(edition);
  }

  /** Reads the tables of the reports before a call needs them. */
  readAhead(edition: Edition): Promise<void> {
    return this.#tables.readAhead(edition, (holdings) => tablesOf(this.catalogue.values(), holdings));
  }

  /** The catalogue as list items, those that `keep` wants; `day` is the one chosen, by default the one that each report opens at. */
  async list(
    edition: Edition,
    language: Language,
    keep: (report: ReportDefinition) => boolean = () => true,
    day?: Day,
  ): Promise<ReportListItem[]> {
    const holdings = await this.holdings(edition);
    const today = this.#today();
    return [...this.catalogue.values()].filter(keep).map((report) => listItem(report, this.#content, holdings, language, today, day));
  }

  /** The reports that can be consulted at one day, or over a period; enabled or not. */
  async validAt(edition: Edition, from: Day, to?: Day): Promise<ReportDefinition[]> {
    const holdings = await this.holdings(edition);
    return [...this.catalogue.values()].filter((report) => isValidAt(report, periodOf(report, holdings), from, to, this.#today()));
  }

  /** Opens a report at dates; throws NotFound for an unknown id, BadRequest when it is not enabled or not available then. */
  async open(edition: Edition, id: number, from: Day, to?: Day): Promise<OpenReport> {
    const report = this.find(id);
    const holdings = await this.holdings(edition);
    const reason = notEnabledBecause(report, holdings);
    if (reason) throw new BadRequest(message('reports.reportNotEnabled', { id, reason }));
    return this.#openAt(edition, report, resolveDates(report, periodOf(report, holdings), from, to, this.#today()));
  }

  /** As `open`, but undefined instead of an error when the report is not enabled or not available at the dates. */
  async openIfAvailable(edition: Edition, report: ReportDefinition, from: Day, to?: Day): Promise<OpenReport | undefined> {
    const holdings = await this.holdings(edition);
    const period = periodOf(report, holdings);
    if (notEnabledBecause(report, holdings) || !isValidAt(report, period, from, to, this.#today())) return undefined;
    return this.#openAt(edition, report, resolveDates(report, period, from, to, this.#today()));
  }

  description(report: ReportDefinition, language: Language): string {
    return descriptionOf(report, this.#content, language);
  }

  header(open: OpenReport, language: Language): ReportHeader {
    return joinHeader(this.columns(open, language));
  }

  columns(open: OpenReport, language: Language): ReportColumn[] {
    return describeColumns(open.columns, language, (column) => emptyColumnNote(open.report, column, open.dates, open.holdings));
  }

  async #openAt(edition: Edition, report: ReportDefinition, dates: ReportDates): Promise<OpenReport> {
    const holdings = await this.holdings(edition);
    const found = tableAt(report, holdings, dates.to);
    if (!found) throw new Error(`The report ${report.id} is enabled and has no rows`);
    const columns = found.query.fields(dates).map(({ column }) => column);
    return { report, dates, columns, table: () => this.#tables.of(edition, found), holdings };
  }
}
