import { describe, expect, it, test } from 'vitest'
import { isLandline, isMobile, isWebAddress, mobileOf, phoneErrors } from './contact.ts'
import { officePhonePattern } from './formats.ts'

describe('a landline', () => {
  it.each([
    '010-62345678',
    '01023456789',
    '0575-88001234',
    '057588001234',
    '88001234',
    '0575-8800123-12',
    '0575-12345',
    '12345'
  ])('can be %s', number => {
    expect(isLandline(number)).toBe(true)
  })

  it.each([
    '13000000000',
    '0575',
    '0575-123',
    '05758-88001234',
    '0575-88001234-',
    '010-12345678',
    '０５７５-88001234',
    'abc',
    ''
  ])('cannot be %s', number => {
    expect(isLandline(number)).toBe(false)
  })
})

test('the phone of an office is a landline, a mobile, a nationwide number, or empty', () => {
  const isOfficePhone = (number: string) => new RegExp(officePhonePattern).test(number)
  for (const number of ['', '0575-88001234', '0575-12345', '13000000000', '400-820-1234', '8008201234'])
    expect(isOfficePhone(number), number).toBe(true)
  for (const number of ['请致电办公室', '----------', '12', '0575 8800', '23000000000'])
    expect(isOfficePhone(number), number).toBe(false)
})

test('an address on the web begins with http or https', () => {
  for (const address of ['http://example.org', 'HTTPS://example.org'])
    expect(isWebAddress(address)).toBe(true)
  for (const address of [
    'example.org',
    '//example.org',
    'javascript:alert(1)',
    ' https://example.org',
    'https:/x'
  ])
    expect(isWebAddress(address), address).toBe(false)
})

test('the dictionary of phone errors has its texts in each language', () => {
  expect(phoneErrors[2]['zh-CN']).toBe('用户未注册，请先进行注册')
  for (const words of Object.values(phoneErrors))
    expect(Object.keys(words)).toEqual(['zh-CN', 'zh-TW', 'en-US'])
})

describe('a mobile number as it is pasted', () => {
  it.each([
    '13812345678',
    '138 1234 5678',
    '138-1234-5678',
    '+86 13812345678',
    '+8613812345678',
    '0086 138 1234 5678',
    '86-13812345678',
    '１３８１２３４５６７８',
    '\u202a138 1234 5678\u202c',
    '138\u00a01234\u00a05678',
    '138\u200b1234\u20605678',
    '\ufeff13812345678',
    '138—1234—5678',
    '138−1234−5678',
    '138·1234•5678',
    '１３８．１２３４．５６７８',
    '（138）1234—5678'
  ])('%s', pasted => {
    expect(mobileOf(pasted)).toBe('13812345678')
    expect(isMobile(mobileOf(pasted))).toBe(true)
  })
})
