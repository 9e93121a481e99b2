import { operations } from '@board/generated/operations'
import { type ErrorCode, errors, kindStatus, languages } from '@board/schemas/errors/catalogue'
import { paces } from '@board/schemas/facts/calls/paces'
import { describe, expect, it } from 'vitest'
import { fileUrl } from '../../server/platform/files/address.ts'
import { buildUpload } from '../support/builders/builders.ts'
import { shownAnswers } from './cases/index.ts'
import { operationIds } from './support/document.ts'
import { exampleRequest, sendRaw } from './support/raw.ts'
import { makeStage } from './support/stage.ts'
import { reasons, unreached } from './unreached.ts'

/**
 * The codes that have a case of the operation or of its class. `refusals.test.ts` and `entity-operations.test.ts` show that
 * each case receives its code, so these codes are reached.
 */
const reached = new Set(operationIds.flatMap(id => shownAnswers(id).map(expected => `${id} ${expected}`)))
const declared = operationIds.flatMap(id => operations[id].errors.map(code => `${id} ${code}`))
const excused = unreached.map(({ operation, code }) => `${operation} ${code}`)

describe('every code that an operation declares', () => {
  it('has a case, or a row in the list of unreached codes', () => {
    expect(declared.filter(pair => !reached.has(pair) && !excused.includes(pair))).toEqual([])
  })

  it('is not in the list of unreached codes when it has a case or is no longer declared', () => {
    expect(excused.filter(pair => reached.has(pair) || !declared.includes(pair))).toEqual([])
  })

  it('has one of the declared reasons when no case reaches it, and each reason is used', () => {
    expect([...new Set(unreached.map(({ reason }) => reason))].sort()).toEqual(Object.keys(reasons).sort())
  })
})

/** Refusals that every operation can give; they stand in `default`. */
const everywhere: readonly string[] = ['GEN0408', 'GEN0429', 'GEN0500', 'GEN0503']

describe('the catalogue', () => {
  const used = new Set([...operationIds.flatMap(id => operations[id].errors), ...everywhere])

  it('has no code that no operation uses', () => {
    expect(Object.keys(errors).filter(code => !used.has(code))).toEqual([])
  })

  it.for(Object.keys(errors) as ErrorCode[])('has %s in three languages with the same placeholders', code => {
    const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    const texts = languages.map(language => errors[code][language])
    for (const text of texts) {
      expect(text.trim()).not.toBe('')
      expect(gaps(text)).toEqual(gaps(texts[0] ?? ''))
    }
    expect(errors[code]['zh-TW'], 'characters of Simplified Chinese').not.toMatch(
      /[们这请输错误码录发删条复]/
    )
  })
})

describe('a refusal', async () => {
  const stage = await makeStage()

  const samples = [
    ['postMessage', 'USR0001', undefined],
    ['postMessage', 'GEN0403', 'city'],
    ['getForum', 'GEN0404', undefined],
    ['withdrawMessage', 'GEN0404', 'citizen']
  ] as const

  it.for(samples.flatMap(sample => languages.map(language => [...sample, language] as const)))(
    'of %s with %s to %s is in %s, with the status of its kind',
    async ([id, code, caller, language]) => {
      const token = caller && (await stage.tokenOf(caller))
      const headers = { 'accept-language': language }
      const answer = await sendRaw(stage, id, { ...exampleRequest(stage, id), token, headers })
      expect(answer.status).toBe(kindStatus[errors[code].kind])
      expect(((await answer.json()) as { result: object }).result).toMatchObject({
        code,
        msg: errors[code][language]
      })
    }
  )

  it('fills the placeholders of its text', async () => {
    const message = { ...exampleRequest(stage, 'postMessage'), token: await stage.tokenOf('citizen') }
    const body = { ...(message.body as object), content: '太短' }
    const answer = await sendRaw(stage, 'postMessage', { ...message, body })
    expect(((await answer.json()) as { result: object }).result).toMatchObject({
      msg: '留言内容不得少于 20 字'
    })
  })

  it('of too many requests says when to try again', async () => {
    const request = { query: { keywords: '道路' }, token: await stage.tokenOf('citizen') }
    const answers = await Promise.all(
      Array.from({ length: paces.search.max + 1 }, () => sendRaw(stage, 'listMessages', request))
    )
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({ result: { code: 'GEN0429' } })
  })

  it('of a failed call gives an id and no other detail', async () => {
    const cause = 'secret of the inside'
    const file = { storedName: '0123456789abcdef.jpg', hasThumbnail: false, attached: false, open: false }
    const row = { file_name: 'a.jpg', stored_name: file.storedName, mime: 'image/jpeg', bytes: 1 }
    await buildUpload(stage.db, row)
    const { at } = stage.deps.files
    stage.deps.files.at = () => Promise.reject(new Error(cause))
    const answer = await stage.fetch(`http://localhost${fileUrl(stage.keys, file, stage.clock.now())}`)
    stage.deps.files.at = at
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).not.toContain(cause)
    expect(JSON.parse(text)).toMatchObject({ code: 'GEN0500', msg: expect.stringMatching(/[0-9a-f]{12}/) })
  })
})
