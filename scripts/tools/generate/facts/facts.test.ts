import { describe, expect, it } from 'vitest'
import { acceptText, build } from '../contract/fixture.ts'
import { readSource } from '../contract/source.ts'
import { emitScreensGuide } from '../emit/screens-guide.ts'
import { boundProblems } from './bounded.ts'
import { lockProblems } from './lock.ts'
import { paceProblems } from './pace.ts'
import { screenProblems } from './screens.ts'
import { whoProblems } from './who.ts'

/** Returns the messages of a check about the call of the fixture with other lines. */
const messages = (check: typeof paceProblems, more: string, without: readonly string[] = []) =>
  check(build(acceptText(more, without)).contract).map(
    ({ file, line, message }) => `${file}:${line}  ${message}`
  )

describe('the pace of a call', () => {
  const paceOf = (more: string) => messages(paceProblems, more, ['x-permission'])

  it('is required where people change something for themselves', () => {
    expect(paceOf('x-permission: citizen')).toEqual([
      expect.stringMatching(
        /^openapi\/family1\.yaml:3 {2}receiveProcess: "x-pace" is missing; it is one of post, /
      )
    ])
    expect(paceOf('x-permission: citizen\nx-pace: say')).toEqual([])
    expect(paceOf('x-permission: citizen\nx-read: true')).toEqual([])
    expect(paceOf('x-permission: institution')).toEqual([])
  })

  it('is required where people search', () => {
    const search = 'x-permission: public\nx-read: true\nparameters: [{ name: keywords, in: query }]'
    expect(paceOf(search)).toHaveLength(1)
    expect(paceOf(`${search}\nx-pace: search`)).toEqual([])
  })

  it('is required for every upload', () => {
    const upload =
      'requestBody: { required: true, content: { multipart/form-data: { schema: { type: object } } } }\nx-example: {}'
    expect(messages(paceProblems, upload, ['x-body', 'x-example'])).toHaveLength(1)
  })

  it('is a name of the table', () => {
    expect(paceOf('x-permission: citizen\nx-pace: mork')).toEqual([
      'openapi/family1.yaml:13  receiveProcess: unknown pace "mork"; did you mean "mark"?'
    ])
  })

  it('gives no reason against a limit that nothing asks for', () => {
    expect(paceOf('x-permission: institution\nx-pace: once')).toEqual([
      'openapi/family1.yaml:13  receiveProcess: the call needs no limit; remove x-pace: once'
    ])
    expect(paceOf('x-permission: institution\nx-pace: lookUp')).toEqual([])
  })
})

describe('the lock of a call', () => {
  const lockOf = (more: string) => messages(lockProblems, more)

  it('is required where something changes', () => {
    expect(lockOf('')).toEqual([
      'openapi/family1.yaml:3  receiveProcess: "x-lock" is missing; schemas/facts/calls/locks.ts has its values'
    ])
    expect(lockOf('x-lock: message')).toEqual([])
    expect(lockOf('x-lock: { by: removal }')).toEqual([])
    expect(lockOf('x-lock: { by: key, table: account }')).toEqual([])
  })

  it('is refused where nothing changes', () => {
    expect(lockOf('x-read: true')).toEqual([])
    expect(lockOf('x-read: true\nx-lock: message')).toEqual([
      'openapi/family1.yaml:14  receiveProcess: a call that changes nothing takes no lock; remove x-lock'
    ])
  })

  it.each([
    ['x-lock: mesage', 'unknown lock "mesage"; did you mean "message"?'],
    ['x-lock: { by: removl }', 'unknown decider "removl"; did you mean "removal"?'],
    ['x-lock: { by: key }', 'x-lock: { by: key } names the table of the key'],
    ['x-lock: { by: trial, table: account }', 'x-lock: { by: trial } has no table'],
    ['x-lock: { by: key, tabel: account }', 'unknown key of x-lock "tabel"; did you mean "table"?']
  ])('%s is refused', (more, message) => {
    expect(lockOf(more)).toEqual([`openapi/family1.yaml:13  receiveProcess: ${message}`])
  })
})

describe('who may make a call', () => {
  const whoOf = (more: string) => messages(whoProblems, more)

  it('is required of every call', () => {
    expect(whoOf('')).toEqual([
      'openapi/family1.yaml:3  receiveProcess: "x-who" is missing; it is one of institutions, ownInstitution, ' +
        'handler, holder, receiver, campaignGroups, campaignOwner, forumManager (schemas/facts/calls/who.ts)'
    ])
    expect(whoOf('x-who: holder')).toEqual([])
  })

  it('is a name of the table', () => {
    expect(whoOf('x-who: holdr')).toEqual([
      'openapi/family1.yaml:13  receiveProcess: unknown x-who "holdr"; did you mean "holder"?'
    ])
  })

  it.each(['everybody', 'signedIn', 'author', 'editors'])(
    '%s contradicts the permission institution',
    name => {
      expect(whoOf(`x-who: ${name}`)).toEqual([
        expect.stringContaining(
          `receiveProcess: x-who: ${name} contradicts x-permission: institution, which fits `
        )
      ])
    }
  )
})

describe('the screens of a call', () => {
  const table = `sections:
  - title: Boards
    face: g
    screens:
      - names: [/g/list-to, received]
      - names: [/g/list-from]
        notes: 'soon'
`
  const screensOf = (more: string, text = table) =>
    screenProblems(build(acceptText(more)).contract, readSource('openapi/screens.yaml', text), []).map(
      ({ file, line, message }) => `${file}:${line}  ${message}`
    )
  const used = 'x-screens: [/g/list-to]'

  it('are required of every call', () => {
    expect(screensOf('')[0]).toMatch(/^openapi\/family1\.yaml:3 {2}receiveProcess: "x-screens" is missing; /)
    expect(screensOf(used)).toEqual([])
  })

  it('are names of rows', () => {
    expect(screensOf('x-screens: [/g/list-to, /g/list-form]')).toEqual([
      'openapi/family1.yaml:13  receiveProcess: unknown screen "/g/list-form"; did you mean "/g/list-from"?; ' +
        'a row is named by its first screen'
    ])
  })

  it.each([
    ['a face that does not exist', table.replace('face: g', 'face: h'), 3, 'unknown face "h"'],
    ['two rows of one screen', table.replace('/g/list-from', 'received'), 6, '"received" has two rows'],
    [
      'a row that says nothing',
      table.replace("'soon'", "''"),
      6,
      '"/g/list-from" has neither a call nor a note'
    ],
    [
      'an entity that does not exist',
      table.replace("notes: 'soon'", 'entities: [usr]'),
      7,
      'unknown entity "usr"'
    ]
  ])('are refused with %s', (_, text, line, message) => {
    expect(screensOf(used, text)).toEqual([
      expect.stringContaining(`openapi/screens.yaml:${line}  ${message}`)
    ])
  })

  it('are written as a page, each row with its calls', () => {
    const { contract } = build(acceptText(used))
    const page = emitScreensGuide(contract, readSource('openapi/screens.yaml', table), [])
    expect(page).toContain('| `/g/list-to`, received | `receiveProcess` | |\n| `/g/list-from` | – | soon |\n')
  })
})

describe('a list', () => {
  const rows = 'x-read: true\nx-data: { type: array, items: { type: string } }'
  const cursor = 'parameters: [{ name: cursor, in: query }]'
  const boundOf = (more: string) => messages(boundProblems, more, ['x-data'])

  it('has a cursor, or says why it stays short', () => {
    expect(boundOf(rows)).toEqual([
      expect.stringMatching(
        /^openapi\/family1\.yaml:3 {2}receiveProcess: a list takes a cursor, or says by "x-bounded" why/
      )
    ])
    expect(boundOf(`${rows}\nx-bounded: tree`)).toEqual([])
    expect(boundOf(`${rows}\n${cursor}`)).toEqual([])
  })

  it('does not have both, and nothing else says it', () => {
    const message = 'receiveProcess: only a list without a cursor is bounded; remove x-bounded'
    expect(boundOf(`${rows}\n${cursor}\nx-bounded: tree`)).toEqual([expect.stringContaining(message)])
    expect(boundOf('x-bounded: tree')).toEqual([expect.stringContaining(message)])
  })

  it('says it by a name of the table', () => {
    expect(boundOf(`${rows}\nx-bounded: tre`)).toEqual([
      expect.stringContaining('receiveProcess: unknown bound "tre"; did you mean "tree"?')
    ])
  })
})
