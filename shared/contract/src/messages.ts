/** A flat dictionary of texts, one JSON file a language. A plural has the keys `name_one` and `name_other`. */
export type Messages = Readonly<Record<string, string>>;

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** The keys a dictionary can be asked for: a plural by its bare name. */
export type MessageKey<M extends Messages> = WithoutPlural<keyof M & string>;
