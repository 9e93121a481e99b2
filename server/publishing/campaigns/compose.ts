import type { BodyOf } from '@board/generated/calls'
import { excerptOf } from '@board/schemas/facts/formats'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { fromSeconds } from '../../platform/paging/columns.ts'
import { Refusal } from '../../platform/refusal.ts'
import { cleanHtml } from '../../platform/rich-text/clean.ts'
import { isBlank, toPlainText } from '../../platform/rich-text/read.ts'
import type { CampaignText } from '../../records/campaign-core/record.ts'
import { giveFiles } from './attachments.ts'

import { selectOwnForums } from './store.ts'

/** The text of a campaign as its group sends it. */
export type Draft = BodyOf<'createCampaign'>

/**
 * Refuses a campaign without a title or a content, with an end before its beginning or in the past, or for forums that
 * are not open forums of its group.
 * @throws Refusal CMP0005, CMP0006, CMP0011
 */
export async function requireSound(
  trx: Trx,
  { group }: InstitutionActor,
  draft: Draft,
  now: Date
): Promise<void> {
  if (!draft.title.trim() || isBlank(cleanHtml(draft.content, anyPicture))) throw new Refusal('CMP0011')
  const end = fromSeconds(draft.endTime)
  if (end <= fromSeconds(draft.beginTime) || end <= now) throw new Refusal('CMP0006', {}, { at: 'endTime' })
  const own = await selectOwnForums(trx, group.id, draft.fids)
  if (draft.fids.length === 0 || own.length < new Set(draft.fids).size)
    throw new Refusal('CMP0005', {}, { at: 'fids' })
}

/** Accepts every picture. Which pictures exist is only known after the files are assigned to the campaign. */
const anyPicture: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true })

/**
 * Builds the stored form of a text: cleaned, and with its files assigned to the campaign.
 * @throws Refusal ATT0004, ATT0007; CMP0011 if the cleaned text is empty
 */
export async function composeText(
  trx: Trx,
  actor: InstitutionActor,
  id: number,
  draft: Draft
): Promise<CampaignText> {
  const { coverAid = null, aids = [] } = draft
  const content = cleanHtml(draft.content, await giveFiles(trx, actor, id, { aids, coverAid }))
  if (isBlank(content)) throw new Refusal('CMP0011')
  const filled = (texts: readonly string[]) => texts.map(text => text.trim()).filter(text => text !== '')
  return {
    title: draft.title.trim(),
    content,
    excerpt: excerptOf(toPlainText(content)),
    fids: [...new Set(draft.fids)],
    begin_at: fromSeconds(draft.beginTime),
    end_at: fromSeconds(draft.endTime),
    questions: filled(draft.questions ?? []),
    cover_aid: coverAid,
    aids: aids.filter(aid => aid !== coverAid),
    share_title: draft.shareTitle?.trim() ?? '',
    share_text: draft.shareText?.trim() ?? ''
  }
}
