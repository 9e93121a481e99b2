import { type ErrorCode, errors, type Language } from '@board/schemas/errors/catalogue'

/** One invalid field; `message` is already in the reader's language. */
export type FieldProblem = { path: string; message: string }

export type RefusalOptions = {
  /** The invalid inputs; a form shows them under its fields. */
  fields?: readonly FieldProblem[]
  /** The one invalid input; a form shows the text of the refusal under it. */
  at?: string
  /** Data that the answer has as `detail` beside the code: the ban of USR0043. Specification 8. */
  data?: Readonly<Record<string, unknown>>
  /** The data of the answer, which is null otherwise: `userForbid` of USR0043. Specification 7, 8. */
  result?: Readonly<Record<string, unknown>>
  /** Seconds after which another attempt makes sense; sent as the header Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** The value of a placeholder: the same for all readers, or a text in each language. */
export type RefusalParam = string | number | Readonly<Record<Language, string>>

/**
 * The only error that refuses a request: a code of `schemas/errors/catalogue.ts`, which gives kind, HTTP status and texts. `params`
 * fill the text's placeholders. Specification 8.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, RefusalParam>>
  readonly options: RefusalOptions

  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, RefusalParam>> = {},
    options: RefusalOptions = {}
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.params = params
    this.options = options
  }
}

/** Returns the catalogue's text with the refusal's parameters filled in. */
export function textOf({ code, params }: Refusal, language: Language): string {
  return errors[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return String(typeof value === 'object' ? value[language] : value)
  })
}
