import { expect, test } from 'vitest'
import { beginningOf } from './elapsed.ts'

let time = 0
const step = (verb: string, tpid: number | null = null) => ({ verb, tpid, at: new Date(++time * 1000) })

test('a late reply counts from the approval of its message, not from the reminder before it', () => {
  const [posted, approved, near, passed] = [
    step('message.posted'),
    step('message.approved'),
    step('deadline.near'),
    step('deadline.passed')
  ]
  const earlier = [posted, approved, near, passed]
  expect(beginningOf(step('reply.final'), earlier)).toBe(approved)
  const interim = step('reply.interim')
  expect(beginningOf(step('reply.final'), [...earlier, interim])).toBe(approved)
  expect(beginningOf(step('grade.given'), [...earlier, interim, step('grading.closing')])).toBe(interim)
})

test('a reply counts from the readdressing or the supplement that began its time anew', () => {
  const earlier = [step('message.approved'), step('message.readdressed'), step('reply.interim')]
  expect(beginningOf(step('reply.final'), earlier)).toBe(earlier[1])
  const supplemented = [...earlier, step('reply.final'), step('supplement.approved')]
  expect(beginningOf(step('reply.final'), supplemented)).toBe(supplemented[4])
})

test('an explanation counts from the grade, or from the approval of its comment', () => {
  const earlier = [
    step('message.approved'),
    step('reply.final'),
    step('grade.given'),
    step('deadline.passed')
  ]
  expect(beginningOf(step('reply.explained'), earlier)).toBe(earlier[2])
  const commented = [...earlier, step('comment.approved'), step('deadline.near')]
  expect(beginningOf(step('reply.explained'), commented)).toBe(commented[4])
})

test('the answer to an assignment counts from its acceptance, not from that of another one', () => {
  const earlier = [
    step('assignment.given', 1),
    step('assignment.accepted', 1),
    step('assignment.given', 2),
    step('assignment.accepted', 2)
  ]
  expect(beginningOf(step('assignment.answered', 1), earlier)).toBe(earlier[1])
})

test('the first step has no duration', () => {
  expect(beginningOf(step('message.posted'), [])).toBeUndefined()
})
