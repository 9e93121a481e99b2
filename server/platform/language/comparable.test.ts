import { Converter } from 'opencc-js/cn2t'
import { describe, expect, it } from 'vitest'
import { comparable } from './comparable.ts'
import { foldVariants } from './variants.ts'

describe('two texts are the same if they differ in', () => {
  it.for<[string, string, string]>([
    ['space at the ends', ' 钉子户　', '钉子户'],
    ['space between Han characters', '钉 子户', '钉子户'],
    ['a line break', '钉\n子户', '钉子户'],
    ['invisible characters', '钉\u200b子\ufeff户\u2060', '钉子户'],
    ['the script', '釘子戶', '钉子户'],
    ['the script of Hong Kong', '衞生', '卫生'],
    ['width', 'ｖｉｐ', 'VIP'],
    ['case', 'Vip', 'vIP'],
    ['the kind of space', 'night\u00a0clinic', 'Night  Clinic'],
    ['space beside Han characters', 'VIP 客户', 'vip客户'],
    ['the kind of dash', '3—201', '3-201'],
    ['the kind of dot', '阿•依', '阿·依'],
    ['circled digits', '①号', '1号']
  ])('%s: %j and %j', ([, one, other]) => {
    expect(comparable(one)).toBe(comparable(other))
  })

  it.for<[string, string]>([
    ['a b', 'ab'],
    ['钉子', '钉子户'],
    ['钉。子户', '钉子户'],
    ['1.2', '12']
  ])('but not %j and %j', ([one, other]) => {
    expect(comparable(one)).not.toBe(comparable(other))
  })
})

describe('characters of another script', () => {
  it.for<[string, string]>([
    ['公交車', '公交车'],
    ['末班車', '末班车'],
    ['路燈', '路灯'],
    ['臺灣台北', '台湾台北'],
    ['裡面裏面', '里面里面'],
    ['頭髮發展', '头发发展'],
    ['回覆反復', '回复反复'],
    ['衞生衛生', '卫生卫生'],
    ['鐘錶鍾情', '钟表钟情'],
    ['看著這裡', '看着这里'],
    ['領導留言', '领导留言'],
    ['网络text①', '网络text①']
  ])('%s becomes %s', ([written, folded]) => {
    expect(foldVariants(written)).toBe(folded)
    expect(foldVariants(folded)).toBe(folded)
  })

  it.for(['t', 'tw', 'hk'] as const)('come back from a conversion of common characters to %s', to => {
    const convert = Converter({ from: 'cn', to })
    const common = Array.from({ length: 0x9fff - 0x4e00 }, (_, at) => String.fromCodePoint(0x4e00 + at))
    const others = common.filter(one => foldVariants(convert(one)) !== foldVariants(one))
    expect(others.length, others.join('')).toBeLessThan(20)
  })
})
