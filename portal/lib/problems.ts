/** The error texts of fields, by the name of the field; a correct field has no text. */
export type Problems = Readonly<Record<string, string | false | undefined>>

export interface Problem {
  field: string
  words: string
}

interface FormState {
  /** The errors that the form itself finds now, in the order of the page. */
  found: Problems
  /** The errors that the server reported for fields that have not changed since. */
  refused: Problems
  /** True once the person has tried to send the form. Then all errors are shown. */
  isTried: boolean
  /** Fields that were filled in and left. Their errors are shown before sending. */
  left: ReadonlySet<string>
}

/** Returns the errors to show now, each field once, in the order of the page. */
export function problemsShown({ found, refused, isTried, left }: FormState): Problem[] {
  return Object.keys({ ...found, ...refused }).flatMap(field => {
    const words = ((isTried || left.has(field)) && found[field]) || refused[field]
    return words ? [{ field, words }] : []
  })
}

interface Refusal {
  code: string | undefined
  /** The message in the reader’s language. */
  words: string
  /** The fields that the server names, by their paths in the body. */
  fields: readonly { path: string; message: string }[]
}

/**
 * Divides a refusal into errors of fields and a failure of the whole form.
 * @param known the fields of the form
 * @param fieldOf the field for each code of a refusal that names no field itself
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
