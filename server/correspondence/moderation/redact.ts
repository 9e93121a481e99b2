import type { BodyOf } from '@board/generated/calls'
import { excerptOf } from '@board/schemas/facts/formats'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import {
  publicContentOf,
  publicSubjectOf,
  publicWordingOf
} from '../../records/message-core/public-wording.ts'
import { isApproved } from '../../records/message-core/transitions.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { changedMasks } from '../messages/masks.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { changeText, indexTexts, listTexts, publicTexts } from '../messages/text.ts'

/**
 * An editor changes the public wording of an approved message or supplement, with masks or with other words. Handlers
 * and the author read the original. Domain 2, 7.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0014, MSG0015
 */
export async function redactMessage(
  trx: Trx,
  actor: SignedInActor,
  redaction: BodyOf<'redactMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, redaction.tid)
  requireAction(actor, message, 'redact', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, redaction.version)
  const texts = await listTexts(trx, message.tid)
  const text = texts.find(one =>
    redaction.contentId === undefined ? one.position === 0 : one.id === redaction.contentId
  )
  if (!text || !isApproved(text)) throw new Refusal('GEN0404')
  const isFirst = text.position === 0
  const original = isFirst ? { subject: message.subject, content: text.content } : { content: text.content }
  const { masks, reason } = changedMasks(original, text.masks, redaction)
  const wording = publicWordingOf(original, masks, redaction)
  const { publicContent } = wording
  const publicSubject = isFirst ? wording.publicSubject : message.public_subject
  await changeText(trx, text.id, { public_content: publicContent, masks: JSON.stringify(masks) })
  const saved = await moveMessage(trx, message, 'redact', {
    public_subject: publicSubject,
    ...(isFirst ? { excerpt: excerptOf(publicContentOf({ ...text, public_content: publicContent })) } : {})
  })
  await indexTexts(trx, saved.tid, publicSubjectOf(saved), await publicTexts(trx, saved.tid))
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.redacted',
      audience: 'editor',
      note: reason,
      before: {
        publicSubject: message.public_subject,
        publicContent: text.public_content,
        masks: text.masks
      },
      after: { publicSubject, publicContent, masks }
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
