import { type ErrorCode, errors, type Language } from '@board/schemas/errors'

/** One field that did not fit; `message` is already in the reader's language. */
export type FieldProblem = { path: string; message: string }

export type RefusalOptions = {
  /** Which inputs are wrong; shown under the fields of a form. */
  fields?: readonly FieldProblem[]
  /** The one input that is wrong: a form shows the text of the refusal under it. */
  at?: string
  /** Data that the answer carries as `detail` beside the code: the ban of USR0043. Specification 8. */
  data?: Readonly<Record<string, unknown>>
  /** Seconds until it is worth trying again; becomes the header Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** The value of a placeholder: the same for all readers, or a word in each language. */
export type RefusalParam = string | number | Readonly<Record<Language, string>>

/**
 * The one way to say no: a code of `schemas/errors.ts`, which gives kind, HTTP status and texts.
 * `params` fill the text's placeholders. Specification 8.
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

/** The catalogue's text with the refusal's parameters in place. */
export function textOf({ code, params }: Refusal, language: Language): string {
  return errors[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return String(typeof value === 'object' ? value[language] : value)
  })
}
