/** A flat dictionary of texts, one JSON file a language. A plural has the keys `name_one` and `name_other`. */
export type Messages = Readonly<Record<string, string>>;

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** The keys of a dictionary; a plural has its key without the suffix. */
export type MessageKey<M extends Messages> = WithoutPlural<keyof M & string>;
