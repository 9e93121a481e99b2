import type { OperationId } from '@board/generated/calls'
import { otherAccountCode } from './error.ts'

/**
 * The meaning of a refusal for the session: it ended; a login is needed; it belongs to another account than the page shows;
 * or the person must first complete their own data, change their password or set up a second factor. Specification 8;
 * domain 1, 8.
 */
export type SessionEvent = {
  kind: 'expired' | 'login-needed' | 'other-account' | 'incomplete' | 'password' | 'second-factor'
  code: string
}

const ended = ['USR0001', 'USR0002', '401', '10001']
/** Calls that only ask for the account: "nobody" is a valid answer to them. */
const userInfoCalls: readonly OperationId[] = ['getInfo']

/**
 * Returns the session event of a refusal, if it has one. A caller without a token has no session: for them an ended
 * session is a needed login.
 */
export function sessionEvent(id: OperationId, code: string, token: string): SessionEvent | undefined {
  if (code === 'SN0011') return { kind: 'incomplete', code }
  if (code === otherAccountCode) return { kind: 'other-account', code }
  if (code === 'USR0053') return { kind: 'password', code }
  if (code === 'USR0073') return { kind: 'second-factor', code }
  if (ended.includes(code) && token !== '') return { kind: 'expired', code }
  const needed = code === 'SN0004' || ended.includes(code)
  return needed && !userInfoCalls.includes(id) ? { kind: 'login-needed', code } : undefined
}
