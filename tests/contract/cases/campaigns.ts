/** Cases of campaigns and their entries, and of the refusals. */
import type { OperationId } from '@board/generated/calls'
import {
  adopted,
  campaignDraft,
  changed,
  collecting,
  ended,
  entered,
  entryDraft,
  planned,
  stale,
  waiting
} from '../support/campaigns.ts'
import { type Case, type Expected, when } from '../support/case.ts'
import type { Caller, Stage } from '../support/stage.ts'

type Scene = (stage: Stage) => Promise<{ id: number; version: number }>
type Acting =
  | 'changeCampaign'
  | 'discardCampaignChange'
  | 'withdrawCampaign'
  | 'endCampaign'
  | 'publishCampaignSummary'
  | 'confirmCampaign'
  | 'returnCampaign'
  | 'takeDownCampaign'

/** An id that no record has. */
const pastId = 2_147_483_647
const longAgo = { beginTime: 1_000_000, endTime: 1_086_400 }

/** Returns the fields of the request besides id and version. */
const with_ = (operation: Acting, stage: Stage): object => {
  if (operation === 'changeCampaign') return campaignDraft(stage)
  if (operation === 'publishCampaignSummary') return { summary: '<p>采纳了十二条建言。</p>' }
  if (operation === 'returnCampaign' || operation === 'takeDownCampaign') return { reason: '请写明征集范围' }
  return {}
}

const editorial: readonly Acting[] = ['confirmCampaign', 'returnCampaign', 'takeDownCampaign']
const callerOf = (operation: Acting) => (editorial.includes(operation) ? 'editor' : 'city')

/** Makes the case of a call on a campaign in the state that `scene` builds. */
const on = (
  operation: Acting,
  expected: Expected,
  scene: Scene,
  change: object = {},
  caller: Caller = callerOf(operation)
) =>
  when(operation, expected, caller, async stage => {
    const { id, version } = await scene(stage)
    return { body: { id, version, ...with_(operation, stage), ...change } } as never
  })

/** Makes the usual cases: success, another version, a wrong state, another group, a group without campaigns. */
const usual = (operation: Acting, scene: Scene, wrong: Scene) => [
  on(operation, 'done', scene),
  on(operation, 'GEN0409', scene, { version: 99 }),
  on(operation, 'CMP0002', wrong),
  ...(editorial.includes(operation)
    ? []
    : [on(operation, 'GEN0404', scene, {}, 'bureau'), on(operation, 'CMP0001', scene, {}, 'office')])
]

const reading = <Id extends OperationId>(
  operation: Id,
  expected: Expected,
  caller: Parameters<typeof when>[2],
  input: (id: number) => object,
  scene: Scene = collecting
) => when(operation, expected, caller, async stage => input((await scene(stage)).id) as never)

const query = (id: number) => ({ query: { id } })
const body = (id: number) => ({ body: { id } })
const previewed =
  (summary = '<p>采纳了十二条建言。</p>') =>
  (id: number) => ({ body: { id, summary } })
const page = () => ({ body: { page: 1 } })
const far = { page: 100_000 }

const creating = (expected: Expected, change: object = {}, caller: 'city' | 'office' = 'city') =>
  when('createCampaign', expected, caller, async stage => {
    await collecting(stage)
    return { body: { ...campaignDraft(stage), ...change } }
  })

/** Makes the cases of a text that is refused, for a new campaign and for a changed one. */
const texts = ([code, change]: readonly [Expected, object]) => [
  creating(code, change),
  on('changeCampaign', code, collecting, change)
]

const entry = (
  operation: 'adoptEntry' | 'cancelEntryAdoption',
  expected: Expected,
  scene: (stage: Stage) => Promise<{ tid: number; version: number }>,
  change: object = {},
  caller: 'city' | 'bureau' | 'office' = 'city'
) =>
  when(operation, expected, caller, async stage => {
    const { tid, version } = await scene(stage)
    const reason = operation === 'cancelEntryAdoption' ? { reason: '误点采纳' } : {}
    return { body: { tid, version, ...reason, ...change } } as never
  })

/** Builds an entry of a campaign that is then taken down. */
const orphaned = async (stage: Stage) => {
  const { id, tid, version } = await entered(stage)
  await stage.db
    .updateTable('campaign')
    .set({ confirmed: null, audit_state: 2 })
    .where('id', '=', id)
    .execute()
  return { tid, version }
}

const joining = (expected: Expected, scene: Scene, change: (stage: Stage) => object = () => ({})) =>
  when('postMessage', expected, 'citizen', async stage => {
    const request = entryDraft(stage, (await scene(stage)).id)
    return { body: { ...request.body, ...change(stage) } }
  })

export const campaignCases: readonly Case[] = [
  reading('listCampaigns', 'done', 'visitor', () => ({ query: { lifeCycle: 1, keywords: '公园' } })),
  reading('listCampaigns', 'MSG0011', 'visitor', () => ({ query: far })),
  reading('getCampaign', 'done', 'visitor', query),
  reading('getCampaign', 'GEN0404', 'visitor', query, waiting),
  reading(
    'listCampaignEntries',
    'done',
    'visitor',
    id => ({ query: { id, adopted: 0, order: 'likeCount:desc' } }),
    entered
  ),
  reading('listCampaignEntries', 'GEN0404', 'visitor', query, waiting),
  reading('listCampaignEntries', 'MSG0011', 'visitor', id => ({ query: { id, ...far } })),
  reading('listOwnEntries', 'done', 'citizen', query, entered),
  reading('listOwnEntries', 'MSG0011', 'citizen', () => ({ query: far })),
  reading('listHotSuggestions', 'done', 'visitor', () => ({ query: { organization: 1 } }), entered),
  reading('listHotSuggestions', 'MSG0011', 'visitor', () => ({ query: far })),

  reading('pageOrgCampaigns', 'done', 'city', page),
  reading('pageOrgCampaigns', 'CMP0001', 'office', page),
  reading('pageOrgCampaigns', 'MSG0010', 'city', () => ({ body: { timeSt: 2, timeEd: 1 } })),
  reading('pageOrgCampaigns', 'MSG0011', 'city', () => ({ body: far })),
  reading('getOrgCampaign', 'done', 'city', body, changed),
  reading('getOrgCampaign', 'CMP0001', 'office', body),
  reading('getOrgCampaign', 'GEN0404', 'bureau', body),
  reading('pageCampaignEntries', 'done', 'city', body, entered),
  reading('pageCampaignEntries', 'CMP0001', 'office', body),
  reading('pageCampaignEntries', 'GEN0404', 'bureau', body),
  reading('pageCampaignEntries', 'MSG0010', 'city', id => ({ body: { id, timeSt: 2, timeEd: 1 } })),
  reading('pageCampaignEntries', 'MSG0011', 'city', id => ({ body: { id, ...far } })),
  reading('getOnlineCollects', 'done', 'city', () => ({ body: { keywords: '公园' } })),

  creating('done'),
  creating('CMP0001', {}, 'office'),
  ...(
    [
      ['CMP0005', { fids: [pastId] }],
      ['CMP0006', longAgo],
      ['CMP0011', { content: '<script>alert(1)</script>' }],
      ['ATT0004', { aids: [1, 2, 3] }],
      ['ATT0007', { aids: [pastId] }]
    ] as const
  ).flatMap(texts),
  ...usual('changeCampaign', collecting, ended),
  ...usual('discardCampaignChange', changed, collecting),
  ...usual('withdrawCampaign', planned, collecting),
  ...usual('endCampaign', collecting, planned),
  ...usual('publishCampaignSummary', ended, collecting),
  on('publishCampaignSummary', 'CMP0011', ended, { summary: '<p> </p>' }),
  reading('previewCampaignSummary', 'done', 'city', previewed(), ended),
  reading('previewCampaignSummary', 'CMP0002', 'city', previewed(), collecting),
  reading('previewCampaignSummary', 'CMP0011', 'city', previewed('<p> </p>'), ended),
  reading('previewCampaignSummary', 'GEN0404', 'bureau', previewed(), ended),
  reading('previewCampaignSummary', 'CMP0001', 'office', previewed(), ended),
  ...usual('confirmCampaign', waiting, collecting),
  on('confirmCampaign', 'CMP0008', stale),
  ...usual('returnCampaign', waiting, collecting),
  ...usual('takeDownCampaign', collecting, waiting),

  reading('pageCampaignQueue', 'done', 'editor', page, waiting),
  reading('pageCampaignQueue', 'MSG0010', 'editor', () => ({ body: { timeSt: 2, timeEd: 1 } })),
  reading('pageCampaignQueue', 'MSG0011', 'editor', () => ({ body: far })),
  reading('getEditorCampaign', 'done', 'editor', body, waiting),

  entry('adoptEntry', 'done', entered, { note: '已列入改造方案' }),
  entry('adoptEntry', 'CMP0001', entered, {}, 'office'),
  entry('adoptEntry', 'GEN0404', entered, {}, 'bureau'),
  entry('adoptEntry', 'GEN0409', entered, { version: 99 }),
  entry('adoptEntry', 'CMP0002', orphaned),
  entry('adoptEntry', 'CMP0009', adopted),
  entry('cancelEntryAdoption', 'done', adopted),
  entry('cancelEntryAdoption', 'CMP0001', adopted, {}, 'office'),
  entry('cancelEntryAdoption', 'GEN0404', adopted, {}, 'bureau'),
  entry('cancelEntryAdoption', 'GEN0409', adopted, { version: 99 }),
  entry('cancelEntryAdoption', 'CMP0010', entered),

  joining('done', collecting),
  joining('GEN0404', waiting),
  joining('CMP0003', planned),
  joining('CMP0004', ended),
  joining('CMP0007', collecting, ({ world }) => ({ fid: world.forums.province }))
]
