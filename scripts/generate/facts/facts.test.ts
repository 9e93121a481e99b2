import { describe, expect, it } from 'vitest'
import { acceptText, build } from '../contract/fixture.ts'
import { paceProblems } from './pace.ts'

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
