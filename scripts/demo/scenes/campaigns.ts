import { suggestionType } from '@board/schemas/facts/formats'
import type { InstitutionActor } from '@board/server/platform/actor'
import { endOfDay } from '@board/server/platform/calendar/calendar'
import { seconds } from '@board/server/platform/calendar/time'
import { adoptEntry, cancelAdoption } from '@board/server/publishing/campaigns/adopt'
import { changeCampaign, discardCampaignChange } from '@board/server/publishing/campaigns/change'
import { createCampaign } from '@board/server/publishing/campaigns/create'
import { announceCampaigns } from '@board/server/publishing/campaigns/cycle'
import { confirmCampaign, returnCampaign, takeDownCampaign } from '@board/server/publishing/campaigns/decide'
import { endCampaign, publishSummary, withdrawCampaign } from '@board/server/publishing/campaigns/finish'
import { findCampaign } from '@board/server/records/campaign-core/find'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import { type CampaignStep, type CampaignStory, campaignStories } from '../corpus/campaigns.ts'
import { phrases } from '../corpus/phrases.ts'
import type { Stage } from './stage.ts'

type Campaign = { id: number; story: CampaignStory; clerk: InstitutionActor; fids: number[] }

/** An action with its time. */
type Act = { at: number; run: (now: Date) => Promise<unknown> }

const show = async () => ({})

/** Plays campaigns from their first text on, without their entries, which come later. Domain 6. */
export async function playCampaigns(stage: Stage): Promise<Campaign[]> {
  const made: Campaign[] = []
  const acts = campaignStories.flatMap(story => actsOf(stage, story, made))
  for (const { at, run } of acts.sort((a, b) => a.at - b.at)) await run(stage.inDays(at))
  return made
}

function actsOf(stage: Stage, story: CampaignStory, made: Campaign[]): Act[] {
  const { trx } = stage
  const group = stage.groupOf(story.holder)
  const fids = stage.world.forums.filter(forum => forum.groupId === group.id).map(({ fid }) => fid)
  const campaign: Campaign = { id: 0, story, clerk: stage.clerk(group), fids }
  const create: Act = {
    at: story.made,
    run: async now => {
      campaign.id = (await createCampaign(trx, campaign.clerk, draftOf(stage, campaign), now)).id
      made.push(campaign)
    }
  }
  const turns = (['begin', 'end'] as const)
    .filter(moment => story[moment] < 0)
    .map(moment => ({
      at: story[moment],
      run: (now: Date) => announceCampaigns(trx, moment, moment === 'end' ? endOf(stage, story) : now)
    }))
  const steps = story.steps
    .filter(([step]) => step !== 'summarize')
    .map(step => ({ at: step[1], run: (now: Date) => take(stage, campaign, step, now) }))
  return [create, ...turns, ...steps]
}

/** Returns the end of the day before, so that the campaign has ended at the time of the story. */
const endOf = (stage: Stage, story: CampaignStory): Date => endOfDay(stage.inDays(story.end - 1))

const draftOf = (stage: Stage, { story, fids }: Campaign, title = story.title) => ({
  title,
  content: story.content,
  questions: [...story.questions],
  fids,
  beginTime: seconds(stage.inDays(story.begin)),
  endTime: seconds(endOf(stage, story))
})

async function take(
  stage: Stage,
  campaign: Campaign,
  [step, , text = '']: CampaignStep,
  now: Date
): Promise<void> {
  const { trx, editor } = stage
  const { id, clerk } = campaign
  const seen = await seenNow(stage, id)
  const reason = text
  if (step === 'confirm') await confirmCampaign(trx, editor, seen, show, now)
  else if (step === 'return') await returnCampaign(trx, editor, { ...seen, reason }, show, now)
  else if (step === 'takeDown') await takeDownCampaign(trx, editor, { ...seen, reason }, show, now)
  else if (step === 'withdraw') await withdrawCampaign(trx, clerk, seen, now)
  else if (step === 'discard') await discardCampaignChange(trx, clerk, seen, now)
  else if (step === 'end') await endCampaign(trx, clerk, seen, now)
  else if (step === 'change')
    await changeCampaign(trx, clerk, { ...seen, ...draftOf(stage, campaign, text) }, show, now)
}

async function seenNow({ trx }: Stage, id: number) {
  const campaign = await findCampaign(trx, id)
  return { id, version: campaign?.version ?? 0 }
}

/** Makes suggestions to a campaign's forums, written while it ran, entries of the campaign. */
export async function claimEntries({ trx, ledger }: Stage, campaigns: readonly Campaign[]): Promise<void> {
  for (const { id, fids } of campaigns) {
    const { begin_at, end_at } = (await findCampaign(trx, id)) ?? {}
    if (!begin_at || !end_at) continue
    for (const message of ledger.messages) {
      const isFree = message.type_id === suggestionType && message.collect_id === null && !message.adopted
      const isInTime = message.created_at >= begin_at && message.created_at < end_at
      if (isFree && isInTime && fids.includes(Number(message.fid))) message.collect_id = id
    }
  }
}

/** One in so many public entries is adopted, and one in so many adoptions is cancelled again. */
const oneIn = 6

/** Adopts some of the entries, cancels a few of the adoptions, and publishes the summaries. */
export async function playEntries(stage: Stage, campaigns: readonly Campaign[]): Promise<void> {
  const { trx, ledger, now } = stage
  const notes = phrases('征集采纳')
  for (const campaign of campaigns) {
    const { id, clerk, story } = campaign
    const open = ledger.messages.filter(
      ({ collect_id, audit_state, is_public }) => collect_id === id && audit_state === 1 && is_public
    )
    for (const [index, message] of open.entries()) {
      const tid = Number(message.tid)
      const at = stage.lastOf(tid)
      if (index % oneIn !== 0 || at > stage.inDays(-1)) continue
      const half = new Date(Math.floor((at.getTime() + now.getTime()) / 2000) * 1000)
      const { version = 0 } = (await findMessageRecord(trx, tid)) ?? {}
      const note = notes[index % notes.length] ?? ''
      const adopted = await adoptEntry(trx, clerk, { tid, version, note }, half)
      if (index % (oneIn * oneIn) === oneIn)
        await cancelAdoption(trx, clerk, { ...adopted, reason: '经复核暂不具备条件' }, stage.inDays(-0.2))
    }
    for (const [step, days, summary] of story.steps) {
      if (step !== 'summarize') continue
      const viewing = { actor: clerk, keys: stage.keys, now: stage.inDays(days) }
      await publishSummary(trx, clerk, { ...(await seenNow(stage, id)), summary }, viewing)
    }
  }
}
