import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvents } from '../events/record.ts'
import type { Channel, SmsPlatform } from './provider.ts'
import { releaseLetters } from './release.ts'
import { findSmsTemplate, holdSmsTemplate, retireOthers, selectPlatformInUse } from './store.ts'

/**
 * Takes the other configurations of mail or SMS out of use, because one is put in use, and sends the letters that waited.
 * @param id undefined for a configuration that is not saved yet
 */
export async function putInUse(
  trx: Trx,
  actor: SignedInActor,
  channel: Channel,
  id: number | undefined,
  now: Date
): Promise<void> {
  const retired = await retireOthers(trx, channel, id ?? 0)
  await recordEvents(
    trx,
    retired.map(other => ({
      verb: 'record.updated',
      audience: 'editor',
      subject: { kind: `${channel}Config`, id: other },
      actor,
      at: now,
      before: { status: 1 },
      after: { status: 0 }
    }))
  )
  await releaseLetters(trx, channel, now)
}

/** The code of the template of verification codes. */
const codeTemplate = 'code'

/**
 * Tells whether a platform has the template of verification codes, without which nobody can register or sign in by SMS. The
 * template cannot lose its name there before this transaction ends.
 */
export async function canSendCodes(trx: Trx, platform: SmsPlatform): Promise<boolean> {
  await holdSmsTemplate(trx, codeTemplate)
  const template = await findSmsTemplate(trx, { code: codeTemplate })
  return Boolean(template?.templates[platform])
}

/**
 * Finds the platform on which verification codes are sent by a template now; undefined if the template is another one, or no
 * platform is in use.
 */
export async function findPlatformOf(trx: Trx, template: unknown): Promise<SmsPlatform | undefined> {
  return template === codeTemplate ? await selectPlatformInUse(trx) : undefined
}
