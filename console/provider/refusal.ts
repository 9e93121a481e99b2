import { ApiError, type FieldProblem } from '@board/client'

/** A refusal with findings, in the form that react-admin shows at fields: `body.errors`. */
export class FieldRefusal extends ApiError {
  readonly body: { readonly errors: Readonly<Record<string, string>> }

  constructor(refusal: ApiError, fields: readonly FieldProblem[]) {
    const { code, status, message, detail, retryAfter, cause } = refusal
    super({
      code,
      status,
      message,
      fields,
      cause,
      ...(detail !== undefined && { detail }),
      ...(retryAfter !== undefined && { retryAfter })
    })
    this.body = {
      errors: Object.fromEntries(fields.map(({ path, message: words }) => [fieldOf(path), words]))
    }
  }
}

/** Returns the field of a form for a path such as `variables.days` or `variables/days`. */
const fieldOf = (path: string) => path.split(/[./]/)[0] ?? path

/** Waits for a call, and converts the errors at fields to a FieldRefusal. */
export async function withFieldErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (failure) {
    if (failure instanceof ApiError && failure.fields && failure.fields.length > 0)
      throw new FieldRefusal(failure, failure.fields)
    throw failure
  }
}
