import { type ErrorCode, errors, kindStatus, languages } from '@board/schemas/errors/catalogue'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { wireCode, wrapRefusal } from './envelope.ts'

const codes = Object.keys(errors) as ErrorCode[]

/** Returns a value for each placeholder of a text, the same one everywhere. */
const filled = (code: ErrorCode) =>
  Object.fromEntries(
    [...errors[code]['zh-CN'].matchAll(/\{(\w+)\}/g)].map(([, name]) => [String(name), '甲'])
  )

describe.for(languages)('in %s every refusal', language => {
  const of = (envelope: 'product' | 'template' | 'info', code: ErrorCode) =>
    wrapRefusal(envelope, new Refusal(code, filled(code)), language)

  test('has its text without an unfilled placeholder, in each of the three envelopes', () => {
    for (const code of codes) {
      const words = errors[code][language].replaceAll(/\{\w+\}/g, '甲')
      const said = { code: wireCode(code), msg: words }
      const status = kindStatus[errors[code].kind]
      expect(of('product', code)).toEqual({ status, payload: { result: said, resultData: null } })
      expect(of('info', code)).toEqual({ status, payload: { result: said, data: null } })
      expect(of('template', code)).toEqual({ status, payload: { ...said, data: null } })
    }
  })
})

test('a refusal with data has it where a success has its data', () => {
  const refusal = new Refusal('USR0043', { until: '2026-12-01 08:00' }, { result: { userForbid: null } })
  const dataIn = (envelope: 'product' | 'template' | 'info') =>
    wrapRefusal(envelope, refusal, 'zh-CN').payload
  expect(dataIn('product')).toMatchObject({ resultData: { userForbid: null } })
  expect(dataIn('template')).toMatchObject({ data: { userForbid: null } })
  expect(dataIn('info')).toMatchObject({ data: { userForbid: null } })
})

test('no text is the same in two languages', () => {
  const same = codes.filter(code => new Set(languages.map(one => errors[code][one])).size < languages.length)
  // texts of the specification whose characters are the same in both scripts
  expect(same.filter(code => errors[code]['en-US'] === errors[code]['zh-CN'])).toEqual([])
})
