/** What a file says about one day. `date` is null when neither the file nor its name gives the day; the codes then show it. */
export interface Dated<Value> {
  date: string | null;
  rows: Value[];
}
