import { describe, expect, it } from 'vitest'
import {
  creditCodeOf,
  documentNumberOf,
  isCompanyPersonName,
  isCreditCode,
  isForeignResidentCard,
  isIdCard,
  mayBeLatin,
  personNameOf
} from './identity.ts'

/** Late in the evening of 1 March in London; in China, where the cards are issued, it is 2 March. */
const today = new Date('2026-03-01T20:00:00Z')

/** Numbers of foreign residents: 9, the province, the nationality, a day of birth, a serial number and the check character. */
const foreign = ['11', '21', '31', '33', '37', '44', '46', '50', '54', '65'].map(province => {
  const body = `9${province}15619810503001`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return `${body}${'10X98765432'[sum % 11]}`
})

describe('an ID number', () => {
  it.each([
    ['11010519491231002X', 'the example of the standard'],
    ['11010519491231002x', 'its check letter may be small'],
    ['440524188001010014', 'the standard’s second one'],
    ['440524200002290010', 'a leap day'],
    ['310104202603020019', 'born today'],
    ['830000199001010012', 'a residence permit for people from Taiwan'],
    ['110105491231002', 'fifteen digits'],
    ...foreign.map(number => [number, 'a foreign resident’s'])
  ])('can be %s: %s', text => {
    expect(isIdCard(text, today)).toBe(true)
  })

  it.each([
    ['', 'nothing'],
    ['110105194912310021', 'another check digit'],
    ['11010519491231002', 'one character short'],
    ['11010519491231002X0', 'one too many'],
    [' 11010519491231002X', 'a blank before it'],
    ['000105194912310024', 'no such region'],
    ['966156198105030010', 'nor that of a foreign resident'],
    ['160105194912310029', 'nor this one'],
    ['110105194913010029', 'a thirteenth month'],
    ['440524190002290014', 'a leap day in 1900, which had none'],
    ['310104202603030014', 'born tomorrow'],
    ['110105184912310020', 'too old to hold a card'],
    ['110105491331002', 'fifteen digits with a thirteenth month'],
    ['000105491231002', 'fifteen digits of no region'],
    ['１１０１０５４９１２３１００２', 'wide digits']
  ])('cannot be %j: %s', text => {
    expect(isIdCard(text, today)).toBe(false)
  })
})

describe('a unified social credit code', () => {
  it.each(['91350100M000100Y43', '11330600000000000B', '92330600MA000000XW', '93990000000000A00P'])(
    'is %s',
    text => {
      expect(isCreditCode(text)).toBe(true)
    }
  )

  it.each([
    ['', 'nothing'],
    ['91350100M000100Y44', 'another check character'],
    ['19350100M000100Y43', 'two characters that changed places'],
    ['91350100M000100Y4', 'one short'],
    ['91350100m000100y43', 'small letters, before they are made capitals'],
    ['91350100I000100Y43', 'a letter that is left out'],
    ['9135A100M000100Y43', 'a region with a letter']
  ])('cannot be %j: %s', text => {
    expect(isCreditCode(text)).toBe(false)
  })

  it('is stored in capitals, also if typed in full-width characters', () => {
    expect(creditCodeOf(' 91350100m000100y43 ')).toBe('91350100M000100Y43')
    expect(creditCodeOf('９１３５０１００Ｍ０００１００Ｙ４３')).toBe('91350100M000100Y43')
  })
})

describe('a name of a company’s people', () => {
  const pattern = '^[\\p{Script=Han}·]{2,30}$'
  it.each([
    '某某',
    '某 某',
    '某某·某某',
    '某某•某某',
    '某某．某某',
    'Zoë Ünal',
    'Foreign Person',
    'F. Person',
    ' F. O’Person-Name '
  ])('can be %s', text => {
    expect(isCompanyPersonName(text, pattern)).toBe(true)
  })
  it.each(['某', 'F', 'F.', '. .', 'Person 1', '某 Person', ''])('cannot be %j', text => {
    expect(isCompanyPersonName(text, pattern)).toBe(false)
  })
})

describe('a person’s name', () => {
  it.for<[string, string]>([
    ['某某', '某某'],
    [' 某 某　', '某某'],
    ['某\u200b某', '某某'],
    ['某某•某某', '某某·某某'],
    ['某某・某某', '某某·某某'],
    ['某某･某某', '某某·某某'],
    ['某某．某某', '某某·某某'],
    ['某某‧某某', '某某·某某'],
    ['某某.某某', '某某·某某'],
    ['某某 · 某某', '某某·某某'],
    ['某某··某某', '某某·某某'],
    ['Foreign  Person', 'Foreign Person'],
    ['Ｆ. Ｐｅｒｓｏｎ', 'F. Person'],
    ['Ann‐Marie O‘Person', 'Ann-Marie O’Person'],
    ['Ann–Marie O´Person', 'Ann-Marie O’Person']
  ])('%j is stored as %j', ([typed, stored]) => {
    expect(personNameOf(typed)).toBe(stored)
  })
})

describe('a number of a document', () => {
  it.for<[string, string]>([
    ['110105 19491231 002x', '11010519491231002X'],
    ['110105\u00a019491231\u00a0002X', '11010519491231002X'],
    ['110105-19491231-002X', '11010519491231002X'],
    ['110105—19491231—002X', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['11010519491231\u200b002X', '11010519491231002X'],
    [' e12345678 ', 'E12345678'],
    ['Ｅ１２３４５６７８', 'E12345678'],
    ['H 1234 5678', 'H12345678'],
    ['h12345678\n', 'H12345678']
  ])('%j is stored as %j', ([typed, stored]) => {
    expect(documentNumberOf(typed)).toBe(stored)
  })

  it('says whether the name may be in Latin letters', () => {
    expect([mayBeLatin(5, foreign[0] ?? ''), mayBeLatin(5, 'USA110081050300')]).toEqual([true, true])
    expect([mayBeLatin(2, 'E12345678'), mayBeLatin(1, foreign[0] ?? '')]).toEqual([true, true])
    expect([mayBeLatin(1, '11010519491231002X'), mayBeLatin(3, 'H12345678')]).toEqual([false, false])
  })
})

describe('the card of a foreigner with permanent residence', () => {
  it.each([
    ...foreign.map(number => [number, 'of 18 digits']),
    ['USA110081050300', 'of 15 characters, before 2023'],
    ['GBR310000022900', 'a leap day of 2000'],
    ['FRA440049123119', 'born in 1949']
  ])('can be %s: %s', text => {
    expect(isForeignResidentCard(text, today)).toBe(true)
  })
  it.each([
    ['', 'nothing'],
    ['11010519491231002X', 'an ID card of a citizen'],
    ['911156198105030019', 'another check digit'],
    ['US1110081050300', 'two letters'],
    ['usa110081050300', 'small letters, before they are made capitals'],
    ['USA000081050300', 'no such region'],
    ['USA110081130300', 'a thirteenth month'],
    ['USA11008105030', 'one short'],
    ['USA1100810503000', 'one too many'],
    ['E12345678', 'a passport']
  ])('cannot be %j: %s', text => {
    expect(isForeignResidentCard(text, today)).toBe(false)
  })
})
