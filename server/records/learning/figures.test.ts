import { expect, test } from 'vitest'
import { buildGroup, setParameter } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { countProposal } from './count.ts'
import { readProposalFigures } from './figures.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-31T16:30:00Z') // April 1 in Shanghai
const day = 86_400_000

test('figures are summed by kind, institution and proposal, for the last days or for all', async () => {
  const group = await buildGroup(db)
  const unit = await buildGroup(db)
  const domain = { kind: 'domain', groupId: null, label: '1' } as const
  const units = { kind: 'unit', groupId: group.id, label: String(unit.id) } as const
  const before = (days: number) => new Date(now.getTime() - days * day)
  await db.transaction().execute(async trx => {
    await countProposal(trx, { ...domain, outcome: 'offered', now })
    await countProposal(trx, { ...domain, outcome: 'offered', now: before(29) })
    await countProposal(trx, { ...domain, outcome: 'taken', now: before(29) })
    await countProposal(trx, { ...domain, outcome: 'offered', now: before(30) })
    await countProposal(trx, { ...units, outcome: 'changed', now })
  })
  const figures = await readProposalFigures(db, { days: 30, now }, 'zh-CN')
  expect(figures).toMatchObject({ messages: 0, leastMessages: 500, models: [], hasMoreRows: false })
  expect(figures.rows).toEqual([
    {
      kind: 'domain',
      groupId: null,
      groupName: null,
      label: '1',
      labelName: null,
      offered: 2,
      taken: 1,
      changed: 0
    },
    {
      kind: 'unit',
      groupId: group.id,
      groupName: group.name,
      label: String(unit.id),
      labelName: unit.name,
      offered: 0,
      taken: 0,
      changed: 1
    }
  ])
  expect(figures.kinds.find(({ kind }) => kind === 'domain')).toMatchObject({
    isOn: true,
    parameter: null,
    offered: 2,
    taken: 1,
    changed: 0
  })
  expect((await readProposalFigures(db, { now }, 'zh-CN')).rows[0]?.offered).toBe(3)
})

test('each kind says whether it is made, and by which parameter', async () => {
  await setParameter(db, 'proposal.domain', false)
  const { kinds } = await readProposalFigures(db, { now }, 'zh-CN')
  expect(kinds.find(({ kind }) => kind === 'domain')).toMatchObject({
    isOn: false,
    parameter: { version: 1 }
  })
  expect(kinds.find(({ kind }) => kind === 'type')).toMatchObject({ isOn: true, parameter: null })
})
