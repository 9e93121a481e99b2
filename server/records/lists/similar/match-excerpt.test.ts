import { describe, expect, it } from 'vitest'
import { excerptAround } from './match-excerpt.ts'

describe('the excerpt around a word', () => {
  it('begins a little before it, and says what was left out', () => {
    const text = `${'前'.repeat(100)}路灯${'后'.repeat(100)}`
    expect(excerptAround(text, ['路灯'])).toBe(`…${'前'.repeat(20)}路灯${'后'.repeat(58)}…`)
  })

  it('is a short text as a whole, in one line', () => {
    expect(excerptAround('夜里\n路灯不亮', ['路灯'])).toBe('夜里 路灯不亮')
  })

  it('ignores case, begins at the first of some words, and counts characters beyond 16 bits once', () => {
    expect(excerptAround(`${'𠮷'.repeat(30)}wifi`, ['慢', 'wifi'])).toBe(`…${'𠮷'.repeat(20)}wifi`)
  })

  it('is nothing where no word is found', () => {
    expect(excerptAround('夜里路灯不亮', ['学区'])).toBeNull()
  })
})
