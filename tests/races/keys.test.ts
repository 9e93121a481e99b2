import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildMessage,
  buildReply,
  buildRestriction,
  buildSession
} from '../support/builders/builders.ts'
import { clientOf, testBoard } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { atOnce, codesOf } from './at-once.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const times = 50

const message = {
  fid: world.forums.city,
  typeId: 2,
  domainId: 1,
  subject: '小区门口道路坑洼影响出行',
  content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
  isPublic: true,
  isAnonymous: false
} as const

const countEvents = async (verb: string, tid: number) =>
  (await db.selectFrom('event').select('id').where('verb', '=', verb).where('tid', '=', tid).execute()).length

/** Deletes the counters of the limits, which also count repeated requests. */
const forgetLimits = () => db.deleteFrom('rate_counter').execute()

describe.for([1, 2, 3])('the same key at the same moment (%i)', round => {
  it(`posts one message, and gives ${times} equal answers`, async () => {
    const { call } = await board.client('citizen')
    const idempotencyKey = `post-${round}`
    const post = () => call('postMessage', { body: message, idempotencyKey })
    const outcomes = []
    for (const part of [25, 25]) {
      await forgetLimits()
      outcomes.push(...(await atOnce(...Array.from({ length: part }, () => post))))
    }
    expect(new Set(codesOf(outcomes))).toEqual(new Set(['done']))
    const answers = new Set(outcomes.map(({ data }) => JSON.stringify(data)))
    expect(answers.size).toBe(1)
    const [{ tid } = { tid: 0 }] = outcomes.flatMap(({ data }) => data ?? [])
    expect(await countEvents('message.posted', tid)).toBe(1)
  })

  it(`grades once, ${times} times at once`, async () => {
    const { tid } = await buildMessage(db, { author_uid: await board.uid('citizen'), fid: world.forums.city })
    await buildReply(db, { tid })
    const { call } = await board.client('citizen')
    const body = { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } as const
    const grade = () => call('gradeMessage', { body, idempotencyKey: `grade-${round}` })
    const outcomes = await atOnce(...Array.from({ length: times }, () => grade))
    expect(codesOf(outcomes)).toEqual(Array(times).fill('done'))
    expect(new Set(outcomes.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await countEvents('grade.given', tid)).toBe(1)
  })

  it('is a different key for another person', async () => {
    const [one, other] = [await board.client('citizen'), await board.client('neighbour')]
    const idempotencyKey = `shared-${round}`
    await forgetLimits()
    const outcomes = await atOnce(
      () => one.call('postMessage', { body: message, idempotencyKey }),
      () => other.call('postMessage', { body: message, idempotencyKey })
    )
    expect(codesOf(outcomes)).toEqual(['done', 'done'])
    expect(outcomes[0]?.data?.tid).not.toBe(outcomes[1]?.data?.tid)
  })
})

describe('the daily limit of messages', () => {
  it('holds for concurrent messages', async () => {
    const { uid } = await buildAccount(db)
    await buildRestriction(db, { account_uid: uid, handle_type: 5, count_days: 2 })
    const client = clientOf(board.app, await buildSession(db, uid), board.deps.keys.publicKeyPem)
    const outcomes = await atOnce(
      ...Array.from({ length: 6 }, () => () => client.call('postMessage', { body: message }))
    )
    expect(codesOf(outcomes)).toEqual(['USR0045', 'USR0045', 'USR0045', 'USR0045', 'done', 'done'])
  })
})
