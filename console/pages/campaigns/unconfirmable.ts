import type { DataOf } from '@board/client'

type Facts = Pick<DataOf<'getEditorCampaign'>, 'auditState' | 'lifeCycle' | 'withdrawn' | 'endTime'>

/**
 * Returns the key of the sentence that says why a text that was handed in cannot be confirmed; undefined if it can be, or
 * if it does not wait for confirmation.
 * @param now the time of the server, in seconds
 */
export function unconfirmableOf(
  { auditState, lifeCycle, withdrawn, endTime }: Facts,
  now: number
): 'ended' | 'expired' | 'expiredChange' | undefined {
  if (withdrawn || (auditState !== 0 && auditState !== 3)) return undefined
  if (lifeCycle === 2) return 'ended'
  if (endTime > now) return undefined
  return lifeCycle === null ? 'expired' : 'expiredChange'
}
