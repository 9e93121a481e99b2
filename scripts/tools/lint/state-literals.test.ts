import { describe, expect, test } from 'vitest'
import { findStateLiterals } from './state-literals.ts'

const linesOf = (text: string, file = 'server/correspondence/messages/close.ts') =>
  findStateLiterals(file, text).map(({ line }) => line)

describe('states that are written as numbers', () => {
  test.each([
    ['a state that is given', 'const change = {\n  audit_state: 2 }'],
    ['one with a type', 'const change = {\n  state: 2 as const }'],
    ['a choice of two', 'const change = {\n  state: again ? 13 : 3 }'],
    ["a message's state that is compared", 'const owes =\n  message.state <= 1'],
    ['a state that is compared from the right', 'const owes =\n  1 === saved.state'],
    ["the state of a grade's comment", 'const waits =\n  grade?.comment_state === 0'],
    ['the audit state of a text', 'const shown = texts.filter(one =>\n  one?.audit_state !== 1)']
  ])('%s is found', (_, text) => {
    expect(linesOf(text)).toEqual([2])
  })

  test.each([
    ['a state that is read from the table', 'const change = { state: row.to }'],
    ['a state that is passed on', 'const change = { audit_state: saved.audit_state, state }'],
    ['a comparison of two states', 'const same = message.state === before.state'],
    ["another record's state that is compared", 'const open = assignment.state < 50']
  ])('%s is allowed', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  test('only tables and tests may write numbers', () => {
    const given = 'const row = { state: 4 }'
    for (const file of ['transitions.ts', 'outcomes.ts', 'deletion-states.ts', 'life.test.ts'])
      expect(linesOf(given, `server/correspondence/messages/${file}`)).toEqual([])
    expect(linesOf(given, 'server/correspondence/deliveries/store.ts')).toEqual([1])
    expect(linesOf('const row = { audit_state: 4 }', 'server/correspondence/messages/store.ts')).toEqual([1])
  })
})
