/** The metadata of one column of a report. */
export type ColumnMetadata = Readonly<Record<'label' | 'name' | 'note' | 'source' | 'link' | 'guide', string>>;
