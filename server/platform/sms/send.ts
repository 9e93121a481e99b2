import type { Sms, SmsPlatform } from '../outbox/provider.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { post } from '../outgoing/post.ts'
import { cloudA } from './platforms/cloud-a.ts'
import { cloudB } from './platforms/cloud-b.ts'
import { cloudC } from './platforms/cloud-c.ts'
import type { Platform } from './platforms/platform.ts'
import type { SmsAccount } from './store.ts'

const platforms: Readonly<Record<SmsPlatform, Platform>> = { 1: cloudA, 2: cloudB, 3: cloudC }

/** The time of a request, and a text that no other request has. */
export interface Moment {
  readonly now: Date
  readonly nonce: string
}

/**
 * Asks a platform to send an SMS and returns its answer. After a status of 500, an answer that does not come from the
 * platform, or no answer, it is not known whether the SMS was accepted.
 * @throws SendFailure
 */
export async function sendByPlatform(
  account: SmsAccount,
  sms: Sms,
  signal: AbortSignal,
  outgoing: Outgoing,
  moment: Moment
): Promise<string> {
  const template = sms.templates[account.platform]
  if (!template) throw new SendFailure('notSetUp', '')
  const platform = platforms[account.platform]
  const answer = await post(platform.request({ account, sms, template, ...moment }), outgoing, signal)
  return platform.verdict(answer)
}
