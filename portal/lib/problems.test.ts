import { describe, expect, test } from 'vitest'
import { type Problems, problemsShown, sortRefusal } from './problems.ts'

describe('the errors of a form', () => {
  const found: Problems = { name: 'a name is needed', nick: false, age: 'too young' }

  test('are not shown before an attempt to send or leaving a field', () => {
    expect(problemsShown({ found, refused: {}, isTried: false, left: new Set() })).toEqual([])
  })

  test('are shown for a field that was left', () => {
    expect(problemsShown({ found, refused: {}, isTried: false, left: new Set(['age', 'nick']) })).toEqual([
      { field: 'age', words: 'too young' }
    ])
  })

  test('are all shown after an attempt to send, with those of the server, each field once and in its place', () => {
    const refused = { age: 'the server says no', nick: 'taken' }
    expect(problemsShown({ found, refused, isTried: true, left: new Set() })).toEqual([
      { field: 'name', words: 'a name is needed' },
      { field: 'nick', words: 'taken' },
      { field: 'age', words: 'too young' }
    ])
  })
})

describe('a refusal', () => {
  const known = ['subject', 'aids', 'password']

  test('is shown at the fields that it names, also if it names a part of a field', () => {
    const fields = [
      { path: 'subject', message: 'too short' },
      { path: 'aids/0', message: 'no such file' },
      { path: 'aids/1', message: 'no such file either' }
    ]
    expect(sortRefusal({ code: 'GEN0400', words: 'refused', fields }, known, {})).toEqual({
      refused: { subject: 'too short', aids: 'no such file' },
      failure: undefined
    })
  })

  test('is shown at the field that its code concerns', () => {
    const refusal = { code: 'USR0054', words: 'wrong password', fields: [] }
    expect(sortRefusal(refusal, known, { USR0054: 'password' })).toEqual({
      refused: { password: 'wrong password' },
      failure: undefined
    })
  })

  test('is shown for the whole form if it concerns no field of the form', () => {
    expect(sortRefusal({ code: 'X', words: 'closed', fields: [] }, known, {})).toEqual({
      refused: {},
      failure: 'closed'
    })
    const fields = [
      { path: 'subject', message: 'too short' },
      { path: 'version', message: 'missing' }
    ]
    expect(sortRefusal({ code: 'X', words: 'refused', fields }, known, {}).failure).toBe('refused')
  })
})
