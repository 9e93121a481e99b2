import { describe, expect, it } from 'vitest'
import { maskAddress } from './mask.ts'
import { fill, maskParams, sampleOf, variablesIn, variablesOf } from './templates.ts'
import { mailOf, smsOf } from './written.ts'

describe('texts with variables', () => {
  it('are filled once: variables inside a parameter are not filled', () => {
    expect(fill('{a} {b} {c}', { a: '{b}', b: 2 })).toBe('{b} 2 {c}')
    expect(fill('{toString} {constructor}', {})).toBe('{toString} {constructor}')
    expect(variablesIn('{a}{b}{a} {} { c }')).toEqual(['a', 'b'])
  })

  it('show neither codes nor long numbers in the log', () => {
    expect(maskParams({ code: '428105', minutes: 10, text: '请致电13000000000' })).toEqual({
      code: '******',
      minutes: '10',
      text: '请致电…'
    })
  })

  it('have samples, and those of the product are known', () => {
    expect(sampleOf(['code', 'name'])).toEqual({ code: '123456', name: '[name]' })
    expect(variablesOf('news')).toEqual(['subject', 'text'])
    expect([variablesOf('welcome'), variablesOf('toString'), variablesOf(null)]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })
})

const words = { subject: '{subject}', body: '正文 {text}' }
const none = { subject: '', body: '' }

it('a subject is one line, in the reader’s language or in Chinese', () => {
  const template = {
    code: 'news',
    variables: ['subject', 'text'],
    words: { 'zh-CN': words, 'zh-TW': none, 'en-US': { subject: 'News: {subject}', body: '' } }
  }
  const params = { subject: 'a\r\nBcc: b', text: '有新回复' }
  expect(mailOf(template, params, 'zh-TW')).toMatchObject({ subject: 'a Bcc: b', text: '正文 有新回复' })
  expect(mailOf(template, params, 'en-US')).toMatchObject({
    subject: 'News: a Bcc: b',
    text: '正文 有新回复'
  })
})

it('an SMS has its parameters in the template’s order, without those that it leaves out', () => {
  const template = {
    code: 'code',
    content: '{code}',
    slots: ['minutes', '', 'code', ''],
    templates: { 1: 'SMS_1', 2: '', 3: '' }
  }
  const { text, params, shown } = smsOf(template, { code: '428105', minutes: 10 })
  expect(text).toBe('428105')
  expect(params).toEqual([
    { name: 'minutes', value: '10' },
    { name: 'code', value: '428105' }
  ])
  expect(shown).toMatchObject({ content: '******', params: ['10', '', '******', ''] })
})

it.each([
  ['zhang@example.org', 'z***@example.org'],
  ['"a@b"@example.org', '"***@example.org'],
  ['nobody', '***'],
  ['@example.org', '***']
])('the address %s is shown as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
