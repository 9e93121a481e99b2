import { operations } from '@board/generated/operations'
import { type ErrorCode, errors, type Language, languages } from '@board/schemas/errors'
import { type EventVerb, eventVerbs } from '@board/schemas/events'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../client/error.ts'
import { testClock } from '../support/clock.ts'
import { audiences } from './audiences.ts'
import { cases } from './cases/index.ts'
import { codeTextOf, statusOf } from './support/case.ts'
import { declarationOf, operationIds, statusesOf } from './support/document.ts'
import { makeStage } from './support/stage.ts'

/** The cases use the languages in turn, so that refusals are read in all three. */
let turn = 0
const languageNow = () => languages[turn % languages.length] ?? 'zh-CN'
const stage = await makeStage(testClock(), {}, languageNow)

/** Ignores a refusal: many cases expect one, and the observed answer tells whether it was the right one. */
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
}

/** Returns the pattern of a refusal's text in a language, with a value in each gap. */
const wordsOf = (code: ErrorCode, language: Language): RegExp => {
  const parts = errors[code][language].split(/(\{\w+\})/)
  const escaped = parts.map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.map((part, at) => (at % 2 === 0 ? part : `(?!${part}).+`)).join('')}$`, 's')
}

describe.for(operationIds)('%s', id => {
  // limits count per account and address, so the clock moves on
  beforeEach(() => stage.clock.pass(45))

  it.for(cases.filter(({ operation }) => operation === id))('answers $expected $what', async one => {
    turn++
    await one.run(stage).catch(ignoreRefusal)
    const answer = { operation: id, status: statusOf(one.expected), code: codeTextOf(one.expected) }
    const heard = stage.answers.at(-1)
    expect(heard).toMatchObject(answer)
    if (one.expected !== 'done') expect(heard?.said).toMatch(wordsOf(one.expected, languageNow()))
  })

  it('has a case for every status that it declares', () => {
    const reached = new Set(
      cases.filter(({ operation }) => operation === id).map(one => statusOf(one.expected))
    )
    expect(statusesOf(id).filter(status => !reached.has(status))).toEqual([])
  })
})

/** Events that a job, a process or the second of two calls brings about; the tests beside their code show them. */
const elsewhere: readonly EventVerb[] = [
  'reply.interim',
  'reply.explainedLast',
  'user.enabled',
  'schedule.resumed',
  'account.created',
  'attachment.shown',
  'attachment.published',
  'attachment.withheld',
  'deadline.near',
  'deadline.passed',
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
  'campaign.begun',
  'campaign.ended',
  'entry.adopted',
  'entry.adoptionCancelled'
]

describe('the events of all cases', () => {
  const happened = async () =>
    await stage.db.selectFrom('event').select(['verb', 'audience']).distinct().orderBy('verb').execute()

  it('have only audiences that their verbs allow', async () => {
    const wrong = (await happened()).filter(
      ({ verb, audience }) => !audiences[verb as EventVerb].some(one => one === audience)
    )
    expect(wrong).toEqual([])
  })

  it('include every verb, except those that other tests cover', async () => {
    const verbs = new Set((await happened()).map(({ verb }) => verb))
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
