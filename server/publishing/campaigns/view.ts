/** Converts campaigns to the shapes of the contract. */

import type { components } from '@board/generated/openapi'
import { excerptOf, specialCampaign } from '@board/schemas/facts/formats'
import type { Actor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { toPlainText, withImageAddresses } from '../../platform/rich-text/read.ts'
import { allowedActions, lifeOf } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord, CampaignText } from '../../records/campaign-core/record.ts'
import type { CampaignRow } from '../../records/lists/campaigns.ts'
import { shownExcerpt } from '../../records/message-core/excerpt.ts'
import type { TextFiles } from './attachments.ts'
import { selectForumNames } from './store.ts'

type Schemas = components['schemas']

/** The fields of a campaign that all lists show. */
const headOf = (
  campaign: CampaignRecord,
  text: Pick<CampaignText, 'title' | 'excerpt'>,
  times: { readonly begin: Date; readonly end: Date },
  coverUrl: string | null
) => ({
  id: campaign.id,
  title: text.title,
  excerpt: shownExcerpt(text.excerpt),
  coverUrl,
  groupId: campaign.group_id,
  groupName: campaign.group_name,
  beginTime: seconds(times.begin),
  endTime: seconds(times.end),
  entryCount: campaign.entry_count,
  adoptedCount: campaign.adopted_count
})

/**
 * Returns the times of the public text. Those of the campaign take precedence, because its group may have ended it
 * early.
 */
const livedTimes = ({ begin_at, end_at }: CampaignRecord, text: { begin: Date; end: Date }) => ({
  begin: begin_at ?? text.begin,
  end: end_at ?? text.end
})

/** Returns a row of the public list. */
export function publicRow(row: CampaignRow, coverUrl: string | null, now: Date): Schemas['Campaign'] {
  const times = livedTimes(row, { begin: row.text_begin_at, end: row.text_end_at })
  return {
    ...headOf(row, row, times, coverUrl),
    lifeCycle: lifeOf(row, now) ?? 2,
    hasSummary: row.summary_at !== null
  }
}

/**
 * Returns the fields that only groups and editors see, in lists and on the page of a campaign.
 * @param end the end that the latest text names; a text whose end has passed cannot be confirmed
 */
function staffHead(actor: Actor, campaign: CampaignRecord, end: Date, now: Date) {
  const allowed = allowedActions(actor, campaign, now)
  return {
    auditState: campaign.audit_state,
    auditNote: campaign.audit_note,
    lifeCycle: lifeOf(campaign, now),
    withdrawn: campaign.withdrawn_at !== null,
    hasSummary: campaign.summary_at !== null,
    createdAt: seconds(campaign.created_at),
    changedAt: seconds(campaign.changed_at),
    version: campaign.version,
    allowedActions: end > now ? allowed : allowed.filter(operation => operation !== 'confirmCampaign')
  }
}

/** Returns a row of the list that a group or an editor sees. */
export const staffRow = (
  actor: Actor,
  row: CampaignRow,
  coverUrl: string | null,
  now: Date
): Schemas['OrgCampaign'] => ({
  ...headOf(row, row, timesOf(row, { begin: row.text_begin_at, end: row.text_end_at }), coverUrl),
  ...staffHead(actor, row, row.text_end_at, now)
})

/** Returns the times of the latest text. If it is also the confirmed text, they are those of the public text. */
const timesOf = (campaign: CampaignRecord, text: { begin: Date; end: Date }) =>
  campaign.confirmed === campaign.latest ? livedTimes(campaign, text) : text

async function textOf(db: Db | Trx, text: CampaignText, files: TextFiles) {
  const forums = await selectForumNames(db, text.fids)
  return {
    content: withImageAddresses(text.content, files.addresses),
    attachments: files.attachments,
    forums: forums.map(forum => ({ ...forum, specialLayout: forum.fid === specialCampaign.fid })),
    questions: text.questions
  }
}

const summaryOf = ({ summary, summary_at }: CampaignRecord, { addresses }: TextFiles) => ({
  summary: summary_at ? withImageAddresses(summary, addresses) : null,
  summaryAt: secondsOrNull(summary_at)
})

/** Returns the public view of a campaign, without its timeline. */
export async function publicDetail(
  db: Db,
  campaign: CampaignRecord,
  text: CampaignText,
  files: TextFiles,
  now: Date
) {
  const { title, share_title, share_text } = text
  const times = livedTimes(campaign, { begin: text.begin_at, end: text.end_at })
  return {
    ...headOf(campaign, text, times, files.coverUrl),
    ...(await textOf(db, text, files)),
    ...summaryOf(campaign, files),
    lifeCycle: lifeOf(campaign, now) ?? 2,
    share: {
      title: share_title || title,
      text: share_text || excerptOf(toPlainText(text.content)),
      imageUrl: files.coverUrl,
      url: `/rmjy/collect/content?id=${campaign.id}`
    }
  }
}

async function writtenText(db: Db | Trx, text: CampaignText, files: TextFiles) {
  return {
    title: text.title,
    beginTime: seconds(text.begin_at),
    endTime: seconds(text.end_at),
    coverUrl: files.coverUrl,
    coverAid: text.cover_aid,
    ...(await textOf(db, text, files)),
    shareTitle: text.share_title,
    shareText: text.share_text
  }
}

/**
 * Returns a campaign as its group or an editor sees it, without its timeline.
 * @param texts the latest text, the confirmed one if it is another text, and the returned one that the latest replaces
 */
export async function staffDetail(
  db: Db | Trx,
  actor: Actor,
  campaign: CampaignRecord,
  texts: {
    readonly latest: CampaignText
    readonly confirmed: CampaignText | null
    readonly returned: CampaignText | null
  },
  files: (text: CampaignText) => TextFiles,
  now: Date
) {
  const { latest, confirmed, returned } = texts
  const own = files(latest)
  const times = timesOf(campaign, { begin: latest.begin_at, end: latest.end_at })
  return {
    ...headOf(campaign, latest, times, own.coverUrl),
    ...staffHead(actor, campaign, latest.end_at, now),
    ...(await writtenText(db, latest, own)),
    confirmedText: confirmed && (await writtenText(db, confirmed, files(confirmed))),
    returnedText: returned && (await writtenText(db, returned, files(returned))),
    confirmedAt: secondsOrNull(campaign.confirmed_at),
    ...summaryOf(campaign, own)
  }
}
