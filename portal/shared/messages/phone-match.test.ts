import { expect, it } from 'vitest'
import { findPhoneMatch } from './phone-match.ts'

const subject = '路面塌陷一直没人修'
const late = `${'前'.repeat(60)}晚上路灯照不到`

it('is the passage around a word that the first lines on a phone do not show', () => {
  expect(findPhoneMatch({ subject, content: late, matchWords: ['路灯'] })).toBe(
    `…${'前'.repeat(10)}晚上路灯照不到`
  )
})

it('is missing if the subject or the first lines show all words, or the text has none', () => {
  expect(findPhoneMatch({ subject: '路灯坏了', content: late, matchWords: ['路灯'] })).toBeUndefined()
  expect(findPhoneMatch({ subject, content: '路灯坏了，夜里看不见', matchWords: ['路灯'] })).toBeUndefined()
  expect(findPhoneMatch({ subject, content: late, matchWords: ['学区'] })).toBeUndefined()
  expect(findPhoneMatch({ subject, content: late, matchWords: [] })).toBeUndefined()
  expect(findPhoneMatch({ subject, content: late })).toBeUndefined()
})
