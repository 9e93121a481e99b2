import type { BodyOf } from '@board/generated/calls'
import { excerptOf } from '@board/schemas/formats'
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage, requireVersion } from '../messages/lock.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { publicContentOf, publicSubjectOf } from '../messages/public-wording.ts'
import { tell } from '../messages/tell.ts'
import { changeText, indexTexts, listTexts, publicTexts } from '../messages/text.ts'
import { isApproved } from '../messages/transitions.ts'
import { Refusal } from '../refusal.ts'
import type { SiteParameters } from '../site/parameters.ts'

/** What the public reads in place of the original; null: the original. */
const differing = (text: string | undefined, original: string): string | null => {
  const shown = text?.trim() || null
  return shown === original.trim() ? null : shown
}

/**
 * An editor changes what the public reads of an approved message or supplement; handlers and the author read the
 * original. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001
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
  const publicContent = differing(redaction.publicContent, text.content)
  const isFirst = text.position === 0
  const publicSubject = isFirst ? differing(redaction.publicSubject, message.subject) : message.public_subject
  await changeText(trx, text.id, { public_content: publicContent })
  const saved = await moveMessage(trx, message, 'redact', {
    public_subject: publicSubject,
    ...(isFirst ? { excerpt: excerptOf(publicContentOf({ ...text, public_content: publicContent })) } : {})
  })
  await indexTexts(trx, saved.tid, publicSubjectOf(saved), await publicTexts(trx, saved.tid))
  await tell(
    trx,
    saved,
    actor,
    {
      verb: 'message.redacted',
      audience: 'editor',
      before: { publicSubject: message.public_subject, publicContent: text.public_content },
      after: { publicSubject, publicContent }
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
