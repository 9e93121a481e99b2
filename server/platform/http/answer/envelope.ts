import { type ErrorCode, errors, kindStatus, type Language } from '@board/schemas/errors/catalogue'
import { type Refusal, textOf } from '../../refusal.ts'
import type { Envelope } from '../contract/contract.ts'

/** A reply before it is serialised. */
export type Reply = { status: number; payload: unknown }

const success = { code: 0, msg: 'success' }

/** Puts data into the envelope of its call. Specification 7; `getInfo` has its own. */
export function wrap(envelope: Envelope, data: unknown): unknown {
  const known = data === undefined ? null : data
  switch (envelope) {
    case 'product':
      return { result: success, resultData: known }
    case 'template':
      return { ...success, data: known }
    case 'info':
      return { result: success, data: known }
    case 'none':
      return known
  }
}

/**
 * Puts a refusal into the envelope of its call, in the language of its reader; without an envelope it uses
 * the template's.
 */
export function wrapRefusal(envelope: Envelope, refusal: Refusal, language: Language): Reply {
  const { at, data: detail, result = null } = refusal.options
  const msg = textOf(refusal, language)
  const fields = at === undefined ? refusal.options.fields : [{ path: at, message: msg }]
  const said = {
    code: wireCode(refusal.code),
    msg,
    ...(fields && { fields }),
    ...(detail && { detail })
  }
  const status = statusOf(refusal.code)
  if (envelope === 'product') return { status, payload: { result: said, resultData: result } }
  if (envelope === 'info') return { status, payload: { result: said, data: result } }
  return {
    status,
    payload: {
      code: said.code,
      msg: said.msg,
      data: result,
      ...(fields && { fields }),
      ...(detail && { detail })
    }
  }
}

/** Returns a code in the form in which it is sent: digits alone become a number. */
export const wireCode = (code: string): string | number => (/^\d+$/.test(code) ? Number(code) : code)

/** Returns the HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => kindStatus[errors[code].kind]
