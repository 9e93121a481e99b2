import type { ErrorCode, Language } from '@board/schemas/errors/catalogue'
import { Refusal, textOf } from '../../../platform/refusal.ts'

/** Returns a refusal whose message is shown at a field of the form. */
export function atField(
  code: ErrorCode,
  path: string,
  language: Language,
  params: Refusal['params'] = {}
): Refusal {
  const message = textOf(new Refusal(code, params), language)
  return new Refusal(code, params, { fields: [{ path, message }] })
}
