/** Builds campaigns of the city in every state; all groups but the office may hold campaigns. */
import { allowCollect, buildCampaign } from '../../support/builders/campaigns.ts'
import { approved } from './scenes.ts'
import { draft, type Stage } from './stage.ts'

const day = 86_400_000
type Given = NonNullable<Parameters<typeof buildCampaign>[1]>

export async function collecting({ db, world, clock }: Stage, given: Given = {}) {
  const { office: _without, ...groups } = world.groups
  await allowCollect(db, ...Object.values(groups))
  return buildCampaign(db, { now: clock.now(), fid: world.forums.city, ...given })
}

const from = ({ clock }: Stage, begin: number, end: number) => ({
  begin_at: new Date(clock.now().getTime() + begin * day),
  end_at: new Date(clock.now().getTime() + end * day)
})

export const waiting = (stage: Stage) => collecting(stage, { audit_state: 0 })
export const changed = (stage: Stage) => collecting(stage, { audit_state: 3, confirmed: 1 })
export const planned = (stage: Stage) => collecting(stage, { text: from(stage, 1, 2) })
export const ended = (stage: Stage) => collecting(stage, { text: from(stage, -2, -1) })
/** Builds a campaign that waited for approval until its end had passed. */
export const stale = (stage: Stage) => collecting(stage, { audit_state: 0, text: from(stage, -2, -1) })

export const campaignDraft = (stage: Stage) => ({
  title: '公园怎么改，您来说',
  content: '<p>滨江公园将于明年改造，请您谈谈最希望增加什么。</p>',
  fids: [stage.world.forums.city],
  beginTime: Math.floor(stage.clock.now().getTime() / 1000) + 3600,
  endTime: Math.floor(stage.clock.now().getTime() / 1000) + 86_400
})

/** Builds an approved entry of a running campaign. */
export async function entered(stage: Stage, more: { isPublic?: boolean } = {}) {
  const { id } = await collecting(stage)
  return { id, ...(await approved(stage, { collectId: id, ...more })) }
}

/** Builds an adopted entry. */
export async function adopted(stage: Stage) {
  const { id, tid, version } = await entered(stage)
  return { id, ...(await stage.call('city', 'adoptEntry', { body: { tid, version } })) }
}

export const entryDraft = ({ world }: Stage, collectId: number) => ({
  body: { ...draft, fid: world.forums.city, collectId }
})
