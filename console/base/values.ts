/** The values of a record or a form by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>
