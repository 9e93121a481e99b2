import { operations } from '@board/generated/operations'
import { type EventVerb, eventVerbs } from '@board/schemas/facts/events'
import { afterAll, describe, expect, it } from 'vitest'
import { cases } from './cases/index.ts'
import { describeAnswers } from './support/answers.ts'
import { statusOf } from './support/case.ts'
import { declarationOf, operationIds, statusesOf } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'
import { happenedVerbs, wrongAudiences } from './support/events.ts'

/** The calls that are done; `refusals.test.ts` has those that are refused. */
const stage = await describeAnswers(
  operationIds.filter(id => !isOfEntity(id)),
  'done'
)

/**
 * Events that a job, a process or the second of two calls brings about; the tests beside their code show them. The last two
 * come from calls of entities, see `entity-operations.test.ts`, and the one before them from a refused call, see
 * `refusals.test.ts`.
 */
const elsewhere: readonly EventVerb[] = [
  'message.inDistress',
  'reply.reused',
  'issue.growing',
  'issue.manyPeople',
  'reply.interim',
  'reply.explainedLast',
  'user.enabled',
  'schedule.resumed',
  'account.created',
  'account.newDevice',
  'attachment.shown',
  'attachment.published',
  'attachment.withheld',
  'deadline.near',
  'deadline.passed',
  'deadline.moved',
  'deadline.recounted',
  'grading.closing',
  'grading.closed',
  'extension.approved',
  'extension.returned',
  'extension.refused',
  'extension.withdrawn',
  'extension.lapsed',
  'recheck.lapsed',
  'case.returned',
  'case.refused',
  'case.lapsed',
  'campaign.begun',
  'campaign.ended',
  'entry.adopted',
  'entry.adoptionCancelled',
  'proposal.lapsed',
  'record.imported',
  'forum.handedOver'
]

describe('the events of these calls', () => {
  it('have only audiences that their verbs allow', async () => {
    expect(await wrongAudiences(stage)).toEqual([])
  })

  it('include every verb, except those that other tests cover', async () => {
    const verbs = await happenedVerbs(stage)
    expect(eventVerbs.filter(verb => !verbs.has(verb) && !elsewhere.includes(verb))).toEqual([])
  })
})

it('the cases name only operations of the contract', () => {
  expect(cases.map(({ operation }) => operation).filter(id => !(id in operations))).toEqual([])
})

afterAll(() => {
  const statuses = [...new Set(operationIds.flatMap(statusesOf))].sort()
  const rows = new Map<string, Record<string, string | number>>()
  for (const id of operationIds) {
    const family = String((declarationOf(id).tags as readonly string[])[0])
    const row = rows.get(family) ?? {
      operations: 0,
      cases: 0,
      ...Object.fromEntries(statuses.map(status => [status, 0]))
    }
    const own = cases.filter(({ operation }) => operation === id)
    row.operations = Number(row.operations) + 1
    row.cases = Number(row.cases) + own.length
    for (const status of new Set(own.map(one => statusOf(one.expected))))
      row[status] = Number(row[status] ?? 0) + 1
    rows.set(family, row)
  }
  console.log('Operations whose cases reach each status, by family:')
  console.table(Object.fromEntries(rows))
})
