import { expect, test } from 'vitest'
import type { StaffMessage } from '../parts/message/modes.ts'
import { extensionEventOf } from './extension.ts'

type Entry = StaffMessage['timeline'][number]
type Given = Parameters<typeof extensionEventOf>[0]

const entry = (id: number, verb: string): Entry => ({
  id,
  verb,
  at: id,
  actorName: '',
  note: null,
  otherTid: null,
  own: false,
  secondsSincePrevious: null
})

function message(verbs: readonly string[], more: Partial<Given> = {}): Given {
  const forum = { groupId: 7 } as StaffMessage['forum']
  return {
    timeline: verbs.map((verb, at) => entry(at + 1, verb)),
    deadlineAt: 9,
    extendedFrom: null,
    recheckOpen: false,
    forum,
    ...more
  }
}

test('the last step of an extension counts, as long as its deadline is the present one', () => {
  const asked = ['message.approved', 'extension.requested']
  expect(extensionEventOf(message(asked), 7)?.verb).toBe('extension.requested')
  expect(extensionEventOf(message([...asked, 'extension.returned']), 7)?.verb).toBe('extension.returned')
  const granted = [...asked, 'extension.approved']
  expect(extensionEventOf(message(granted, { extendedFrom: 5 }), 7)?.verb).toBe('extension.approved')
  expect(extensionEventOf(message(granted), 7)).toBeUndefined()
  expect(extensionEventOf(message(['message.approved']), 7)).toBeUndefined()
})

test('only the forum’s group is told, while a deadline counts', () => {
  const refused = ['extension.requested', 'extension.refused']
  expect(extensionEventOf(message(refused), 7)?.verb).toBe('extension.refused')
  expect(extensionEventOf(message(refused), 8)).toBeUndefined()
  expect(extensionEventOf(message(refused, { deadlineAt: null }), 7)).toBeUndefined()
  expect(extensionEventOf(message(refused, { recheckOpen: true }), 7)).toBeUndefined()
})
