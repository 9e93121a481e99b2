import { describe, expect, it } from 'vitest'
import { codeAt, seed } from '../../../../tests/support/builders/second-factor.ts'
import { qrOf } from './qr.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { addressOf, makeSecret, stepOf } from './totp.ts'

const at = (seconds: number) => new Date(seconds * 1000)

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037']
  ])('is the one of RFC 6238 at %i s', (second, code) => {
    expect(codeAt(seed, at(second))).toBe(code)
    expect(stepOf(seed, code, 0, at(second))).toBe(Math.floor(second / 30))
  })

  it('is valid one step early and one step late, and no longer', () => {
    const code = codeAt(seed, at(1_200_000_000))
    const steps = [-60, -30, 0, 30, 60].map(late => stepOf(seed, code, 0, at(1_200_000_000 + late)))
    expect(steps).toEqual([undefined, 40_000_000, 40_000_000, 40_000_000, undefined])
  })

  it('is refused if it belongs to the last used step or an earlier one', () => {
    const now = at(1_200_000_000)
    expect(stepOf(seed, codeAt(seed, now), 40_000_000, now)).toBeUndefined()
    expect(stepOf(seed, codeAt(seed, at(1_199_999_970)), 40_000_000, now)).toBeUndefined()
    expect(stepOf(seed, codeAt(seed, at(1_200_000_030)), 40_000_000, now)).toBe(40_000_001)
  })
})

describe('a secret', () => {
  it('has 160 bits, and an address that authenticators read', () => {
    const secret = makeSecret(bytes => Buffer.alloc(bytes, 7))
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(addressOf(secret, { issuer: '领导留言板', label: 'admin' }))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(address.pathname)).toContain('admin')
  })

  it('becomes a picture with the three corners of a QR code', () => {
    const { size, path } = qrOf('otpauth://totp/x?secret=ABC')
    expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    for (const corner of ['M4 4h7v1h-7z', `M${size - 11} 4h7v1h-7z`, `M4 ${size - 5}h7v1h-7z`])
      expect(path).toContain(corner)
  })
})

it('recovery codes are ten different ones, in characters that cannot be confused', () => {
  let byte = 0
  const codes = makeRecoveryCodes(bytes => Buffer.from(Array.from({ length: bytes }, () => byte++ * 7)))
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z02-9]{5}-[a-hj-km-np-z02-9]{5}$/)
})
