import { createHash } from 'node:crypto'
import { parametersOf } from '@board/server/directory/site/parameters'
import { isWorkingDay } from '@board/server/platform/calendar/calendar'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeHistory } from './history.ts'
import type { Ledger } from './ledger.ts'
import { accountRow } from './people.ts'
import { randomFrom } from './random.ts'
import { replay } from './replay.ts'

const now = new Date('2026-11-20T15:00:00+08:00')
const limits = parametersOf([])

/** Ten accounts in place of those of the demo; their properties do not matter here. */
const accounts = Array.from({ length: 10 }, (_, index) =>
  accountRow({
    uid: index + 1,
    kind: 'citizen',
    username: `u${index}`,
    nick_name: `网友${index}`,
    created_at: now
  })
)

function history(seed: number): Ledger {
  const { ledger } = makeHistory(randomFrom(seed), accounts, now, 1500)
  ledger.numberByTime()
  return ledger
}

const hashOf = (ledger: Ledger) => createHash('sha256').update(JSON.stringify(ledger)).digest('hex')

describe('the demo data', () => {
  let ledger: Ledger
  beforeAll(() => {
    ledger = history(1)
  })

  test('is the same for the same seed, and different for another seed', () => {
    expect(hashOf(history(1))).toBe(hashOf(ledger))
    expect(hashOf(history(2))).not.toBe(hashOf(ledger))
  })

  test('has messages and assignments in every state', () => {
    expect([...new Set(ledger.messages.map(({ audit_state }) => audit_state))].sort()).toEqual([
      0, 1, 2, 3, 4
    ])
    const states = new Set(ledger.messages.map(({ state }) => Number(state)))
    expect([...states].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 11, 12, 13, 21])
    const held = new Set(ledger.assignments.map(({ state }) => state))
    expect([...held].sort((a, b) => a - b)).toEqual([10, 20, 25, 30, 40, 50, 90])
    expect(ledger.assignments.some(({ parent_tpid }) => parent_tpid !== null)).toBe(true)
    for (const state of [0, 1, 2])
      expect(ledger.grades.some(grade => grade.comment && grade.comment_state === state)).toBe(true)
    expect(ledger.contents.some(item => item.position > 0 && item.audit_state === 0)).toBe(true)
  })

  test('has events that lead to every state by the transition tables', () => {
    const byMessage = Map.groupBy(ledger.events, ({ tid }) => tid)
    const assignments = Map.groupBy(ledger.assignments, ({ tid }) => tid)
    for (const { tid, audit_state, state } of ledger.messages) {
      const replayed = replay(byMessage.get(Number(tid)) ?? [])
      expect([tid, replayed.auditState, replayed.state]).toEqual([tid, audit_state, state])
      const expected = (assignments.get(Number(tid)) ?? []).map(one => [one.tpid, one.state])
      expect([...replayed.assignments]).toEqual(expected)
    }
  })

  test('has rechecks whose reason and answer are about their matter', () => {
    const about: Readonly<Record<number, RegExp>> = { 1: /职责|投递/, 2: /重复/, 3: /事实|不实/, 4: /评价/ }
    const mattersIn = (words: string) =>
      Object.keys(about).filter(matter => about[Number(matter)]?.test(words))
    const rejected = new Set(
      ledger.events.filter(({ verb }) => verb === 'recheck.rejected').map(({ subject_id }) => subject_id)
    )
    expect(ledger.rechecks.length).toBeGreaterThan(10)
    expect(rejected.size).toBeGreaterThan(0)
    for (const { id, matter, reason, note } of ledger.rechecks) {
      expect(mattersIn(String(reason)), String(reason)).toEqual([String(matter)])
      if (rejected.has(Number(id))) expect(mattersIn(String(note)), String(note)).toEqual([String(matter)])
    }
  })

  test('has only references to existing rows', () => {
    const ids = {
      message: new Set(ledger.messages.map(({ tid }) => tid)),
      supplement: new Set(ledger.contents.map(({ id }) => id)),
      reply: new Set(ledger.replies.map(({ id }) => id)),
      grade: new Set(ledger.grades.map(({ id }) => id)),
      assignment: new Set(ledger.assignments.map(({ tpid }) => tpid)),
      recheck: new Set(ledger.rechecks.map(({ id }) => id)),
      deletion: new Set(ledger.deletions.map(({ id }) => id)),
      delivery: new Set(ledger.deliveries.map(({ id }) => id)),
      report: new Set(ledger.reports.map(({ id }) => id))
    }
    const events = new Map(ledger.events.map(event => [event.id, event]))
    for (const { subject_kind, subject_id, tpid, tid } of ledger.events) {
      expect(ids[subject_kind as keyof typeof ids].has(Number(subject_id))).toBe(true)
      expect(tpid === null || ids.assignment.has(tpid)).toBe(true)
      expect(ids.message.has(Number(tid))).toBe(true)
    }
    for (const { event_id, tid, verb } of ledger.notifications) {
      expect(events.get(event_id)).toMatchObject({ tid, verb })
    }
  })

  test('has events in the order of time, and none after the present', () => {
    const byMessage = Map.groupBy(ledger.events, ({ tid }) => tid)
    for (const events of byMessage.values()) {
      const times = events.map(({ at }) => Number(at))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    }
  })

  test('has deadlines of replies on working days, some of them soon', () => {
    const due = ledger.messages.flatMap(({ deadline_at }) => (deadline_at ? [deadline_at as Date] : []))
    expect(due.every(isWorkingDay)).toBe(true)
    const soon = due.filter(at => at > now && at.getTime() < now.getTime() + 3 * 86_400_000)
    expect(soon.length).toBeGreaterThan(5)
  })

  test('has at most one open assignment per giver and message', () => {
    const open = ledger.assignments
      .filter(({ state }) => state < 50)
      .map(one => `${one.tid} ${one.giver_group_id}`)
    expect(new Set(open).size).toBe(open.length)
  })
})

describe('the texts of the demo data', () => {
  const ledger = history(3)
  const title = new RegExp(limits.titlePattern, 'u')
  const length = (text: string) => Array.from(text.trim()).length

  test('fit the limits of the site', () => {
    for (const { subject, remark } of ledger.messages) {
      expect(length(subject)).toBeGreaterThanOrEqual(limits.titleMin)
      expect(length(subject)).toBeLessThanOrEqual(30)
      expect(subject).toMatch(title)
      expect(length(String(remark))).toBeLessThanOrEqual(limits.remarkMax)
    }
    for (const { content, position } of ledger.contents) {
      if (position === 0) expect(length(content)).toBeGreaterThanOrEqual(60)
      expect(length(content)).toBeLessThanOrEqual(500)
    }
    for (const content of [
      ...ledger.replies.map(reply => reply.content),
      ...ledger.assignments.map(one => one.answer)
    ]) {
      if (content === null) continue
      expect(length(content)).toBeGreaterThanOrEqual(limits.replyMin)
      expect(length(content)).toBeLessThanOrEqual(limits.replyMax)
    }
    const reasons = ledger.assignments.flatMap(({ return_reason }) => (return_reason ? [return_reason] : []))
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) expect(length(reason)).toBeGreaterThanOrEqual(limits.reasonMin)
  })

  test('contain no placeholders, no double punctuation and no telephone numbers', () => {
    const texts = [
      ...ledger.messages.map(({ subject }) => subject),
      ...ledger.contents.map(({ content }) => content),
      ...ledger.replies.map(({ content }) => content)
    ]
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|[。，；：]{2}|1[3-9]\d{9}/)
  })

  test('are rarely repeated', () => {
    const first = ledger.contents.filter(({ position }) => position === 0)
    const contents = new Set(first.map(({ content }) => content))
    expect(contents.size).toBeGreaterThan(first.length * 0.98)
    const subjects = new Set(ledger.messages.map(({ subject }) => subject))
    expect(subjects.size).toBeGreaterThan(500)
  })
})
