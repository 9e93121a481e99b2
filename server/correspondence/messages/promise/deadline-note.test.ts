import { expect, test } from 'vitest'
import { deadlineNote } from './deadline-note.ts'

const reminder = {
  verb: 'deadline.near',
  tpid: null,
  groupName: '青溪市人民政府',
  before: null,
  after: { dueAt: '2026-03-05T15:59:59.000Z' }
}

test('a reminder says which deadline it is about, and whose', () => {
  expect(deadlineNote(reminder, 'zh-CN')).toBe('留言的期限（青溪市人民政府）：2026-03-05 23:59')
  expect(deadlineNote({ ...reminder, tpid: 7, groupName: '青溪市城管局' }, 'zh-CN')).toBe(
    '交办给青溪市城管局的期限：2026-03-05 23:59'
  )
  expect(deadlineNote({ ...reminder, verb: 'deadline.passed' }, 'en-US')).toBe(
    'Deadline of the message (青溪市人民政府): 2026-03-05 23:59'
  )
})

test('other events, and earlier reminders, have no such note', () => {
  expect(deadlineNote({ ...reminder, verb: 'message.approved' }, 'zh-CN')).toBeNull()
  expect(deadlineNote({ ...reminder, after: null, groupName: null }, 'zh-CN')).toBeNull()
})

test('a deadline that moved with the holidays says both dates', () => {
  const moved = { ...reminder, verb: 'deadline.moved', before: { dueAt: '2026-03-04T15:59:59.000Z' } }
  expect(deadlineNote(moved, 'zh-CN')).toBe(
    '留言的期限（青溪市人民政府）由 2026-03-04 23:59 调整为 2026-03-05 23:59'
  )
  expect(deadlineNote({ ...moved, tpid: 7, groupName: '青溪市城管局' }, 'en-US')).toBe(
    'Deadline of the assignment to 青溪市城管局: 2026-03-05 23:59 instead of 2026-03-04 23:59'
  )
})
