/** The problems of fields as texts, by the name of the field; no text where a field is right. */
export type Problems = Readonly<Record<string, string | false | undefined>>

export interface Problem {
  field: string
  words: string
}

interface FormState {
  /** The problems that the form itself finds now, in the order of the page. */
  found: Problems
  /** The problems that the server reported in fields that have not changed since. */
  refused: Problems
  /** Whether sending was tried: then every problem is shown. */
  isTried: boolean
  /** Fields that were left; an empty one is not called wrong before sending. */
  left: ReadonlySet<string>
}

/** The problems that are shown now: the form's own first, each field once. */
export function problemsShown({ found, refused, isTried, left }: FormState): Problem[] {
  const own = Object.entries(found).filter(([field]) => isTried || left.has(field))
  const fields = new Map<string, string>()
  for (const [field, words] of [...own, ...Object.entries(refused)])
    if (words && !fields.has(field)) fields.set(field, words)
  return [...fields].map(([field, words]) => ({ field, words }))
}

interface Refusal {
  code: string | undefined
  /** In the reader's language. */
  words: string
  /** Fields that the server names, by their paths in the body. */
  fields: readonly { path: string; message: string }[]
}

/**
 * Sorts a refusal: what belongs under fields of the form, and what is said for the whole of it.
 * @param known the fields of the form
 * @param fieldOf the field that a refusal concerns which names none, by its code
 */
export function sortRefusal(
  { code, words, fields }: Refusal,
  known: readonly string[],
  fieldOf: Readonly<Record<string, string>>
): { refused: Problems; failure: string | undefined } {
  const named = fields.map(({ path, message }) => ({ field: path.split(/[./[]/)[0] ?? '', message }))
  const refused: Record<string, string> = {}
  for (const { field, message } of named) if (known.includes(field)) refused[field] ??= message
  const field = code === undefined ? undefined : fieldOf[code]
  if (field !== undefined) refused[field] ??= words
  const isPlaced = Object.keys(refused).length > 0 && named.every(({ field }) => known.includes(field))
  return { refused, failure: isPlaced ? undefined : words }
}
