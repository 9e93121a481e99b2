import { describe, expect, it } from 'vitest'
import {
  areInside,
  followEdit,
  indexAt,
  joinPassages,
  maskText,
  piecesOf,
  pointAt,
  trimPassages
} from './masks.ts'

describe('masks', () => {
  it('replace a passage of any length by one sign; overlapping passages count as one', () => {
    const text = '电话13900001111，谢谢'
    expect(maskText(text, [{ start: 2, end: 13 }])).toBe('电话■■，谢谢')
    const halves = [
      { start: 7, end: 13 },
      { start: 2, end: 8 }
    ]
    expect(joinPassages(halves)).toEqual([{ start: 2, end: 13 }])
    expect(maskText(text, halves)).toBe('电话■■，谢谢')
    expect(maskText(text, [])).toBe(text)
  })

  it('count characters, not UTF-16 units', () => {
    expect(maskText('😀😀秘密😀', [{ start: 2, end: 4 }])).toBe('😀😀■■😀')
    expect([pointAt('😀秘密', 2), indexAt('😀秘密', 1)]).toEqual([1, 2])
  })

  it('divide a text into pieces in their order', () => {
    expect(piecesOf('甲乙丙', [{ start: 1, end: 2 }])).toEqual([
      { text: '甲', isMasked: false },
      { text: '乙', isMasked: true },
      { text: '丙', isMasked: false }
    ])
  })

  it('must be inside the text', () => {
    expect(areInside('甲乙', [{ start: 0, end: 2 }])).toBe(true)
    expect(areInside('甲乙', [{ start: 0, end: 3 }])).toBe(false)
    expect(areInside('甲乙', [{ start: 1, end: 1 }])).toBe(false)
    expect(areInside('😀', [{ start: 0, end: 2 }])).toBe(false)
  })

  it('move when the text is trimmed', () => {
    expect(trimPassages('  电话139 ', [{ start: 4, end: 8 }])).toEqual([{ start: 2, end: 5 }])
    expect(trimPassages('  甲', [{ start: 0, end: 2 }])).toEqual([])
  })

  it('move with an edit before them, stay with an edit after them, and are dropped if their text changes', () => {
    const before = '电话139，门牌5号'
    const passages = [
      { start: 2, end: 5 },
      { start: 8, end: 10 }
    ]
    expect(followEdit(before, `我的${before}`, passages)).toEqual({
      passages: [
        { start: 4, end: 7 },
        { start: 10, end: 12 }
      ],
      dropped: 0
    })
    expect(followEdit(before, '电话139，单元门牌5号', passages).passages).toEqual([
      { start: 2, end: 5 },
      { start: 10, end: 12 }
    ])
    expect(followEdit(before, '电话1309，门牌5号', passages)).toEqual({
      passages: [{ start: 9, end: 11 }],
      dropped: 1
    })
    expect(followEdit(before, '', passages)).toEqual({ passages: [], dropped: 2 })
  })
})
