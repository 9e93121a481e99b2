import { plainForm } from '@board/schemas/facts/text/plain-form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the plain form of any text', () => {
  it('is its own plain form, and leads back to places in their order', () => {
    const character = fc.constantFrom(...'夜间a1Ｂ　\u00a0 \n\r\u200b—①㎡·・', 'e\u0301', 'ｶﾞ', '😀')
    fc.assert(
      fc.property(fc.array(character, { maxLength: 40 }), characters => {
        const text = characters.join('')
        const plain = plainForm(text)
        expect(plainForm(plain.text).text).toBe(plain.text)
        let last = 0
        for (let at = 0; at < plain.text.length; at++) {
          const { from, to } = plain.locate(at, at + 1)
          expect(from).toBeGreaterThanOrEqual(last === 0 ? 0 : last - 2)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          last = from
        }
      }),
      { numRuns: 1000 }
    )
  })
})
