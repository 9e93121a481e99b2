import { describe, expect, it } from 'vitest'
import { plainForm } from './plain-form.ts'

describe('the plain form of a text', () => {
  it.for<[string, string]>([
    ['ｖｉｐ', 'vip'],
    ['１２３－４５', '123-45'],
    ['夜\u200b间门\u2060诊', '夜间门诊'],
    ['\ufeff头\u00ad尾\u200d', '头尾'],
    ['夜\ufe0f间\u034f门\u180e诊', '夜间门诊'],
    ['a\u00a0b\u2009c\u3000d\te', 'a b c d e'],
    ['a‐b‑c–d—e―f−g﹣h', 'a-b-c-d-e-f-g-h'],
    ['阿•依・古･丽‧热', '阿·依·古·丽·热'],
    ['①㎡㈠', '1m2(一)'],
    ['夜间\n门诊', '夜间门诊'],
    ['夜间 \r\n　门诊', '夜间门诊'],
    ['夜间\n\n门诊', '夜间\n\n门诊'],
    ['夜间。\n门诊', '夜间。\n门诊'],
    ['night\nclinic', 'night\nclinic'],
    ['e\u0301', 'é'],
    ['ｶﾞｽ', 'ガス'],
    ['⼈民', '人民'],
    ['', '']
  ])('%j is %j', ([text, plain]) => {
    expect(plainForm(text).text).toBe(plain)
  })

  it.for<[string, string, string]>([
    ['电话138\u200b1234', '1381234', '138\u200b1234'],
    ['\u200b夜\u200b间\u200b', '夜间', '夜\u200b间'],
    ['在夜间\n  门诊', '夜间门诊', '夜间\n  门诊'],
    ['共㎡的', 'm2', '㎡'],
    ['共㎡的', '2', '㎡'],
    ['😀ＡＢ😀', 'AB', 'ＡＢ'],
    ['cafe\u0301s', 'é', 'e\u0301'],
    ['一 — 二', '-', '—'],
    ['ｶﾞｽ', 'ガ', 'ｶﾞ'],
    ['末尾', '尾', '尾']
  ])('leads back in %j from %j to %j', ([text, part, original]) => {
    const plain = plainForm(text)
    const at = plain.text.indexOf(part)
    const { from, to } = plain.locate(at, at + part.length)
    expect(text.slice(from, to)).toBe(original)
  })
})
