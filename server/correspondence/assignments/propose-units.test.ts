import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildAssignment,
  buildGroup,
  buildMessage,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { leastAssignments } from '../../records/learning/likely-units.ts'
import { forgetLearntUnits } from './past-units.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const { city, bureau } = world.groups
const schools = (await buildGroup(db, { parent_id: city, name: '临江市教育局' })).id

async function message(subject: string, content: string) {
  const { tid, version } = await buildMessage(db, { fid: world.forums.city, subject })
  await db.updateTable('content_item').set({ content }).where('tid', '=', tid).execute()
  return { tid, version }
}

const lamps = () => message('路灯不亮', '小区门口的路灯坏了，夜里看不见路')
const canteens = () => message('学校食堂', '食堂的饭菜为什么又涨价了')

async function assigned(written: { tid: number }, holder_group_id: number, more: object = {}) {
  await buildAssignment(db, { tid: written.tid, giver_group_id: city, holder_group_id, ...more })
}

const propose = async (tids: number[]) => {
  forgetLearntUnits(db)
  return (await board.client('city')).call('proposeUnits', { body: { tids } })
}

const counts = () =>
  db
    .selectFrom('proposal_count')
    .select(['label', 'offered', 'taken', 'changed'])
    .where('kind', '=', 'unit')
    .orderBy('label')
    .execute()

describe('proposals of units', () => {
  beforeAll(async () => {
    for (let number = 0; number < leastAssignments - 1; number += 1)
      await assigned(await (number % 2 ? lamps() : canteens()), number % 2 ? bureau : schools)
  })

  it('begin with thirty assignments of the institution, and say why there are none before', async () => {
    const { tid } = await lamps()
    const before = await propose([tid])
    expect(before).toMatchObject({ whyNone: 'fewAssignments', assignments: 29, list: [{ tid, units: [] }] })
    expect(before.recent.map(({ groupId }) => groupId).sort()).toEqual([bureau, schools].sort())
    await assigned(await canteens(), schools)
    const { whyNone, list } = await propose([tid])
    expect(whyNone).toBeNull()
    expect(list[0]?.units[0]).toMatchObject({ groupId: bureau, ground: 'text', returned: 0 })
    expect(list[0]?.units[0]?.share.to).toBeGreaterThan(10)
  })

  it('count an assignment that came back against its unit', async () => {
    const { tid } = await lamps()
    for (let number = 0; number < 3; number += 1) await assigned(await lamps(), bureau, { state: 90 })
    const { list } = await propose([tid])
    expect(list[0]?.units[0]).toMatchObject({ groupId: bureau, returned: 3 })
  })

  it('are made in the order of the messages, without those of other institutions', async () => {
    const [own, second] = [await canteens(), await lamps()]
    const strange = await buildMessage(db)
    const { list } = await propose([second.tid, strange.tid, own.tid])
    expect(list.map(({ tid }) => tid)).toEqual([second.tid, own.tid])
    const outside = await (await board.client('stranger')).call('proposeUnits', { body: { tids: [own.tid] } })
    expect(outside).toMatchObject({ list: [], recent: [] })
  })

  it('are counted when the message is assigned: taken or changed, for the institution and the unit', async () => {
    const client = await board.client('city')
    const [taken, changed] = [await lamps(), await lamps()]
    await client.call('assignMessage', { body: { ...taken, groupId: bureau } })
    await client.call('assignMessage', {
      body: { ...changed, groupId: (await buildGroup(db, { parent_id: city })).id }
    })
    expect(await counts()).toEqual([{ label: String(bureau), offered: 2, taken: 1, changed: 1 }])
  })

  it('are not made, and not counted, where an administrator has switched them off', async () => {
    const before = await counts()
    await setParameter(db, 'proposal.unit', '0')
    const written = await lamps()
    expect(await propose([written.tid])).toMatchObject({ whyNone: 'off', list: [{ units: [] }] })
    await (await board.client('city')).call('assignMessage', { body: { ...written, groupId: bureau } })
    expect(await counts()).toEqual(before)
  })
})
