import type { Values } from '../../base/values.ts'

/** The list in which something must be set up before a letter can be sent, and its address. */
export interface Place {
  readonly entity: 'mailConfig' | 'smsConfig' | 'smsTemplate'
  readonly to: string
}

/**
 * Returns the place for a letter of a log that waits because something is not set up. An SMS for which a platform was
 * chosen lacks its template there; any other letter lacks a configuration in use.
 */
export function whereToSetUp(log: string, { failure, platform, code }: Values): Place | undefined {
  if (failure !== 'notSetUp') return undefined
  if (log === 'mailLog') return { entity: 'mailConfig', to: '/mailConfig' }
  if (typeof platform !== 'number') return { entity: 'smsConfig', to: '/smsConfig' }
  return { entity: 'smsTemplate', to: `/smsTemplate?${new URLSearchParams({ code: String(code) })}` }
}
