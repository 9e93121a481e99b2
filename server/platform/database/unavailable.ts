/**
 * The database cannot be asked now: it is away, restarting, too busy or too slow. The caller may try again in a moment;
 * the answer over HTTP is a 503.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  readonly reason: 'away' | 'busy' | 'slow'

  constructor(reason: DatabaseUnavailable['reason'], options?: ErrorOptions) {
    super(`The database is ${reason}`, options)
    this.reason = reason
  }
}

/** The database refuses this site; no later attempt helps. The message says what to check. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

const gone = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENETUNREACH|08|57P0[1-4]$|53)/
const terminated = /^Connection terminated|connection error and is not queryable|Client was closed/

/** Turns errors of the driver that call for a later attempt into `DatabaseUnavailable`; returns all others as they are. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = codeOf(error) ?? ''
  if (code === '57014' || error.message === 'Query read timeout') {
    return new DatabaseUnavailable('slow', { cause: error })
  }
  if (error.message === 'timeout exceeded when trying to connect' || code === '53300') {
    return new DatabaseUnavailable('busy', { cause: error })
  }
  if (gone.test(code) || terminated.test(error.message))
    return new DatabaseUnavailable('away', { cause: error })
  return error
}

/** Returns the SQLSTATE, or the error code of the system. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Returns the texts of an error and of its cause; neither contains the address with its password. */
export function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  const { cause, message } = problem
  const isNew = cause instanceof Error && cause.message !== '' && !message.includes(cause.message)
  return isNew ? `${message}: ${cause.message}` : message
}
