import type { OperationId } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import { object } from '../../../server/platform/http/contract/contract.ts'
import { buildAssignment, buildMessage } from '../../support/builders/builders.ts'
import { collecting } from '../support/campaigns.ts'
import { bodySchemaOf, operationIds, specOf } from '../support/document.ts'
import { sendRaw } from '../support/raw.ts'
import type { Caller, Stage } from '../support/stage.ts'
import { placed } from './lists.ts'

/** Each list that continues after a row and has several orders, with a caller who may read it. */
const askers: Partial<Record<OperationId, Caller>> = {
  listMessages: 'visitor',
  listCampaignEntries: 'visitor',
  pageCampaignEntries: 'city',
  pageAns: 'city',
  pageAll: 'city',
  pageCollect: 'city',
  pageFrom: 'city',
  pageTo: 'city'
}

/** Lists that take the filter of boards and nevertheless have only one order for each tab. */
const ordered: readonly OperationId[] = ['pageEditorQueue']

const fieldsOf = (id: OperationId) => ({
  ...object(bodySchemaOf(id)?.properties),
  ...Object.fromEntries(specOf(id).parameters.query.map(({ name, schema }) => [name, schema]))
})

function ordersOf(id: OperationId): readonly string[] {
  const { cursor, order } = fieldsOf(id)
  const names = object(order).enum as readonly string[] | undefined
  return cursor && names && !/[Cc]ount$/.test(id) ? names : []
}

const minute = 60_000

/** The smallest page, and more messages than one page holds. */
const [rows, messages] = [10, 13] as const

/** Creates messages whose position differs in each order, with all records that bring them into these lists. */
async function fill(stage: Stage): Promise<{ id: number }> {
  const { db, clock, world } = stage
  const { id } = await collecting(stage)
  const [author_uid, account_uid] = [await stage.uid('neighbour'), await stage.uid('city')]
  const { city, bureau, province } = world.groups
  for (let number = 0; number < messages; number++) {
    const [other, third, fourth] = [5, 7, 11].map(step => (number * step) % messages) as [
      number,
      number,
      number
    ]
    const at = (place: number) => new Date(clock.now().getTime() + place * minute)
    const { tid } = await buildMessage(db, {
      author_uid,
      fid: world.forums.city,
      collect_id: id,
      type_id: 5,
      state: 3,
      created_at: at(number),
      like_count: 100 + other,
      voice_count: 100 + other,
      replied_at: at(other),
      grade_approved_at: at(third),
      deadline_at: at(fourth)
    })
    await db
      .insertInto('message_mark')
      .values({ account_uid, kind: 'kept', tid, at: at(number) })
      .execute()
    const assigned = { tid, created_at: at(number), deadline_at: at(other) }
    await buildAssignment(db, { ...assigned, giver_group_id: city, holder_group_id: bureau })
    await buildAssignment(db, { ...assigned, giver_group_id: province, holder_group_id: city })
  }
  return { id }
}

interface Answer {
  result?: { code: unknown }
  resultData?: Page
  data?: Page
}

interface Page {
  list: Record<string, unknown>[]
  nextCursor: string | null
}

/** Sends each cursor with another order: another column or the other direction. */
export function describeOrders(stage: Stage): void {
  describe('a cursor of one order', () => {
    let filled: Promise<{ id: number }> | undefined

    it('is tested in every list that has several orders', () => {
      const several = operationIds.filter(id => ordersOf(id).length > 1)
      expect(several.filter(id => !ordered.includes(id)).toSorted()).toEqual(Object.keys(askers).toSorted())
    })

    it.for(Object.entries(askers) as [OperationId, Caller][])(
      'is refused by %s in another order',
      async ([id, by]) => {
        filled ??= fill(stage)
        const token = await stage.tokenOf(by)
        const { id: campaign } = await filled
        const fields = fieldsOf(id)
        const own = 'id' in fields ? { id: campaign } : {}
        // boards are asked for the tab of all messages
        const all = object(fields.display).maximum === 8 ? { display: 8 } : {}
        const read = async (order: string | undefined, cursor?: string | null) => {
          const asked = { ...own, ...all, order, rows, ...(cursor && { cursor }) }
          const answer = await sendRaw(stage, id, { token, ...placed(id, asked) })
          const { result, resultData, data } = (await answer.json()) as Answer
          const page = resultData ?? data
          const shown = page?.list?.map(row => row.tpid ?? row.tid)
          return { status: answer.status, code: result?.code, rows: shown, next: page?.nextCursor }
        }
        let refused = 0
        const orders = ordersOf(id)
        for (const [at, order] of orders.entries()) {
          const other = orders[(at + 1) % orders.length]
          const first = await read(order)
          expect([order, first.rows?.length]).toEqual([order, rows])
          const answer = await read(other, first.next)
          if (answer.status === 400) refused++
          // the two names mean one order
          else expect([order, other, await read(other)]).toEqual([order, other, first])
        }
        expect(refused).toBeGreaterThan(1)
      }
    )
  })
}
