import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetGram, facetGrams, plainText, searchDocument, searchQuery } from './bigrams.ts'

const satisfies = (parts: string[], asked: string) => {
  const { body, grams } = searchDocument(parts)
  const query = searchQuery(asked)
  const has = new Set(grams)
  return (
    !query || (query.grams.every(gram => has.has(gram)) && query.terms.every(term => body.includes(term)))
  )
}

const han = fc.integer({ min: 0x4e00, max: 0x9fff }).map(code => String.fromCodePoint(code))
const few = fc.constantFrom(...'小区物业医疗保险的市民a1B，。 \n、！')
const any = fc.string({ unit: 'binary', maxLength: 60 })
const text = fc.oneof(
  fc.array(few, { maxLength: 80 }).map(parts => parts.join('')),
  fc.array(fc.oneof(han, few), { maxLength: 60 }).map(parts => parts.join('')),
  any
)

describe('a message is found by', () => {
  it('any piece of it, wherever it is cut', () => {
    const cut = fc.tuple(text, text, text).filter(([, term]) => !/^\p{M}/u.test(term))
    fc.assert(
      fc.property(cut, ([before, term, after]) => satisfies([before + term + after], term)),
      { numRuns: 2000 }
    )
  })

  it('words from several of its parts, in any order', () => {
    fc.assert(
      fc.property(text, text, (subject, content) => satisfies([subject, content], `${content} ${subject}`))
    )
  })

  it.each([
    ['一个字', '区', '小区停车'],
    ['the last character', '车', '小区停车'],
    ['two characters', '停车', '小区停车'],
    ['four characters', '医疗保险', '关于医疗保险的咨询'],
    ['full-width digits', '120', '拨打１２０'],
    ['capitals', 'covid', '新冠COVID-19'],
    ['a piece of a Latin word', 'ovi', 'COVID'],
    ['an accent left out', 'cafe', 'Café'],
    ['a variant of a character', '⼈民', '人民'],
    ['a rare character', '𠮷', '𠮷野家'],
    ['a word with an invisible character', '夜\u200b间门诊', '夜间门诊几点开门'],
    ['a word of a text with invisible characters', '夜间门诊', '夜\u200b间\ufeff门\u2060诊几点开门'],
    ['a word across a line break', '夜间门诊', '请问夜间\n门诊几点开门'],
    ['a word across an indented line break', '夜间门诊', '请问夜间\r\n　　门诊几点开门'],
    ['simplified characters', '公交车', '公交車到站時間'],
    ['traditional characters', '公交車', '公交车到站时间'],
    ['traditional characters of Hong Kong', '衞生', '环境卫生'],
    ['traditional characters of Taiwan', '裡面', '里面'],
    ['one of several traditional characters', '头发', '頭髮'],
    ['the word for a reply', '回覆', '请尽快回复'],
    ['the last bus', '末班車', '末班车太早'],
    ['street lamps', '路燈', '路灯不亮'],
    ['two words with a full-width space', '物业　停车', '停车归物业管'],
    [
      'a long sentence',
      '关于我市老旧小区加装电梯补贴政策何时能够落实到位的咨询和建议',
      '关于我市老旧小区加装电梯补贴政策何时能够落实到位的咨询和建议'
    ]
  ])('%s', (_, asked, message) => {
    expect(satisfies([message], asked)).toBe(true)
  })
})

describe('a message is not found by', () => {
  it.each([
    ['pairs that do not stand together', '甲乙丙', '甲乙，乙丙'],
    ['words of which one is missing', '物业 电梯', '物业停车'],
    ['a term across a mark', '市民反映', '市民，反映'],
    ['a term across two paragraphs', '市民反映', '市民\n\n反映'],
    ['a term across the end of a line', 'bus stop', 'bus\nnight'],
    ['a term across subject and content', '停车物业', ['停车', '物业']]
  ])('%s', (_, asked, message) => {
    expect(satisfies([message].flat(), asked)).toBe(false)
  })

  it('a text that differs from every piece of it', () => {
    const plain = fc.array(few, { minLength: 1, maxLength: 30 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(plain, plain, (message, asked) => {
        const words = plainText(asked.replaceAll('\n', ' ')).split(' ').slice(0, 5)
        return satisfies([message], asked) === words.every(word => plainText(message).includes(word))
      }),
      { numRuns: 2000 }
    )
  })
})

describe('a search', () => {
  it.each(['', '  ', '，。！', '\u0301'])('for %j is for nothing', asked => {
    expect(searchQuery(asked)).toBeUndefined()
  })

  it('stays small, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: han, maxLength: 2000 }),
        asked => (searchQuery(asked)?.grams.length ?? 0) <= 24
      )
    )
  })

  it('needs no second look where the index is exact', () => {
    expect(searchQuery('停车 区')?.terms).toEqual([])
    expect(searchQuery('医疗保险 区')?.terms).toEqual(['医疗保险'])
  })
})

describe('the numbers', () => {
  const integer = (n: number) => n === (n | 0)

  it("are PostgreSQL's integers, and never those of a facet", () => {
    fc.assert(
      fc.property(text, message =>
        searchDocument([message]).grams.every(gram => integer(gram) && !(gram >= 0 && gram <= 0x2f_ffff))
      )
    )
  })

  it('of facets are apart from each other', () => {
    const values = { type: 65_535, state: 65_535, domain: 65_535, forum: 1_048_575, group: 1_048_575 }
    expect(facetGrams(values)).toEqual([0x1_ffff, 0x2_ffff, 0x3_ffff, 0x1f_ffff, 0x2f_ffff])
  })

  it.each([-1, 0.5, 65_536])('refuse a type of %s', value => {
    expect(() => facetGram('type', value)).toThrow(RangeError)
  })
})
