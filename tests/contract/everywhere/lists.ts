import type { OperationId } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import { object } from '../../../server/http/contract.ts'
import { buildMessage } from '../../support/builders.ts'
import { allowedCaller } from '../cases/automatic.ts'
import { collecting } from '../support/campaigns.ts'
import { bodySchemaOf, operationIds, specOf } from '../support/document.ts'
import { sendRaw } from '../support/raw.ts'
import type { Caller, Stage } from '../support/stage.ts'

const namesOf = (id: OperationId): string[] => [
  ...Object.keys(object(bodySchemaOf(id)?.properties)),
  ...specOf(id).parameters.query.map(({ name }) => name)
]

/** Lists whose rows can be more than anybody pages through by number. */
const lists = operationIds.filter(id => {
  const names = namesOf(id)
  return names.includes('page') && names.includes('rows') && !/[Cc]ount$/.test(id)
})

/** Where `page` and `rows` go. */
const placed = (id: OperationId, values: Record<string, unknown>) =>
  bodySchemaOf(id) ? { body: values } : { query: values }

interface Page {
  list: { tid: number }[]
  nextCursor: string | null
}

/** Lists of messages that go on after a row, whoever pages through them, and how they are asked. */
const endless: readonly [OperationId, Caller, Record<string, unknown>][] = [
  ['listCampaignEntries', 'visitor', {}],
  ['listCampaignEntries', 'visitor', { order: 'likeCount:desc' }],
  ['listHotSuggestions', 'visitor', {}],
  ['pageCampaignEntries', 'city', {}],
  ['pageCampaignEntries', 'city', { order: 'likeCount:desc' }],
  ['listMessages', 'visitor', {}],
  ['listMessages', 'visitor', { keywords: '积雪未清' }],
  ['listMessages', 'visitor', { order: 'repliedAt:desc' }],
  ['pageAns', 'city', { display: 8 }],
  ['pageAns', 'city', { display: 8, keywords: '积雪未清' }],
  ['pageEditorQueue', 'editor', { display: 1 }]
]

export function describeLists(stage: Stage): void {
  describe('a page beyond reason', () => {
    it.for(lists)('of %s is refused in words', async id => {
      const token = await stage.tokenOf(allowedCaller(id))
      const schema = object(object(bodySchemaOf(id)?.properties).page)
      const parameter = specOf(id).parameters.query.find(({ name }) => name === 'page')
      const most = Number((parameter?.schema ?? schema).maximum ?? 2_147_483_647)
      const needed = namesOf(id).includes('source') ? { source: 'user' } : {}
      const more = namesOf(id).includes('id') ? { id: (await collecting(stage)).id } : {}
      const page = (number: number) =>
        sendRaw(stage, id, { token, ...placed(id, { page: number, rows: 100, ...needed, ...more }) })
      // what a company has is not there for who is none
      if ((await page(1)).status === 404) return
      const answer = await page(most)
      expect([id, answer.status, await answer.text()]).toEqual([
        ...[id, 400],
        expect.stringMatching(/这一页太靠后了|只能翻看前/)
      ])
    })
  })

  describe('going on after a row', () => {
    it.for(endless)(
      '%s by %s with %j gives each row once, while others arrive',
      async ([id, caller, filter]) => {
        const { db, world, clock } = stage
        const author_uid = await stage.uid('neighbour')
        const campaign = id.endsWith('CampaignEntries') ? (await collecting(stage)).id : undefined
        const own = campaign === undefined ? {} : { id: campaign }
        let liked = 0
        const make = (minutes: number) =>
          buildMessage(db, {
            ...{
              author_uid,
              fid: world.forums.city,
              created_at: new Date(clock.now().getTime() + minutes * 60_000)
            },
            ...(id === 'pageEditorQueue' && { audit_state: 0 }),
            // three by three as many people like them
            ...{ type_id: 5, collect_id: campaign ?? null, like_count: Math.floor(liked++ / 3) },
            ...{ subject: '积雪未清', content: '门前积雪未清，老人出行不便，请安排人手清扫。' }
          })
        for (const minutes of [0, 0, 1, 2, 2, 2, 3]) await make(minutes)
        const token = await stage.tokenOf(caller)
        const read = async (more: Record<string, unknown>): Promise<Page> => {
          const answer = await sendRaw(stage, id, { token, ...placed(id, { ...own, ...filter, ...more }) })
          const { resultData } = (await answer.json()) as { resultData: Page }
          return resultData
        }
        const before = (await read({ rows: 100 })).list.map(({ tid }) => tid)
        const walked: number[] = []
        let cursor: string | null | undefined
        for (let page = 0; cursor !== null && page < 100; page++) {
          const { list, nextCursor }: Page = await read({ rows: 10, ...(cursor && { cursor }) })
          walked.push(...list.map(({ tid }) => tid))
          cursor = nextCursor
          // somebody writes meanwhile, before and after where the reader is
          await make(-5)
          await make(60)
        }
        expect(cursor).toBeNull()
        expect(new Set(walked).size, 'rows that came twice').toBe(walked.length)
        const known = new Set(before)
        expect(walked.filter(tid => known.has(tid)).slice(0, before.length)).toEqual(before)
      }
    )
  })

  describe('a cursor that is not ours', () => {
    const keys = [
      '["1",9007199254740991]',
      '["99999999999999999",1]',
      '["x",1]',
      '[1,1]',
      '{}',
      '["1",1,1]',
      '[null]'
    ]
    const cursors = [
      ...keys.map(key => Buffer.from(key).toString('base64url')),
      '%00',
      "'; --",
      'x'.repeat(400)
    ]

    it.for(operationIds.filter(id => namesOf(id).includes('cursor') && !/[Cc]ount$/.test(id)))(
      'is refused by %s, or leads somewhere in its list',
      async id => {
        const token = await stage.tokenOf(allowedCaller(id))
        const own = namesOf(id).includes('id') ? { id: (await collecting(stage)).id } : {}
        for (const cursor of cursors) {
          const answer = await sendRaw(stage, id, { token, ...placed(id, { ...own, cursor }) })
          expect([cursor, [200, 400]]).toEqual([cursor, expect.arrayContaining([answer.status])])
        }
      }
    )
  })
}
