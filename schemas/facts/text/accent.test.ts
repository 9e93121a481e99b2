import { describe, expect, it, test } from 'vitest'
import { accentsOf, contrastOf, hexToHsl, hslToHex, isColour, textContrast } from './accent.ts'

/** Colours from the whole RGB cube: 16 levels of each channel. */
const levels = Array.from({ length: 16 }, (_, level) => (level * 17).toString(16).padStart(2, '0'))
const everyColour = levels.flatMap(r => levels.flatMap(g => levels.map(b => `#${r}${g}${b}`)))

describe('hex to HSL', () => {
  it.each([
    ['#ff0000', { h: 0, s: 100, l: 50 }],
    ['#00ff00', { h: 120, s: 100, l: 50 }],
    ['#0000ff', { h: 240, s: 100, l: 50 }],
    ['#ff00ff', { h: 300, s: 100, l: 50 }],
    ['#000000', { h: 0, s: 0, l: 0 }],
    ['#FFFFFF', { h: 0, s: 0, l: 100 }]
  ])('converts %s', (hex, hsl) => {
    expect(hexToHsl(hex)).toEqual(hsl)
  })

  it('gives the first colour again after HSL to hex', () => {
    for (const hex of everyColour) expect(hslToHex(hexToHsl(hex))).toBe(hex)
  })
})

test('the contrast is computed as in WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

/** The colours behind and on an accent, by scheme. */
const surroundings = {
  light: {
    backgrounds: ['#ffffff', '#f5f6f8'],
    onAccent: '#ffffff',
    texts: ['#1f2329', '#4e5560', '#646a73']
  },
  dark: { backgrounds: ['#1b1e23', '#121418'], onAccent: '#121418', texts: ['#e8eaed', '#b7bdc7', '#989faa'] }
} as const

function holds(colour: string) {
  const accents = accentsOf(colour)
  if (!accents) throw new Error(`${colour} is no colour`)
  for (const scheme of ['light', 'dark'] as const) {
    const { accent, soft } = accents[scheme]
    const { backgrounds, onAccent, texts } = surroundings[scheme]
    const pairs = [
      ...[...backgrounds, soft].map(background => [accent, background] as const),
      [onAccent, accent] as const,
      ...texts.map(text => [text, soft] as const)
    ]
    for (const [text, background] of pairs)
      expect(
        contrastOf(text, background),
        `${colour}, ${scheme}: ${text} on ${background}`
      ).toBeGreaterThanOrEqual(textContrast)
  }
}

describe('the accent of a site', () => {
  it.each([
    ['yellow', '#ffff00'],
    ['pale yellow', '#fffde7'],
    ['white', '#ffffff'],
    ['black', '#000000'],
    ['mid grey', '#808080'],
    ['cyan', '#00ffff'],
    ['blue', '#0000ff'],
    ['the brand’s red', '#b4232a']
  ])('is readable in both schemes for %s', (_name, colour) => {
    holds(colour)
  })

  it('is readable for every colour', () => {
    for (const colour of everyColour) holds(colour)
  })

  it('stays unchanged if it is already readable', () => {
    expect(accentsOf('#1B5FBF')?.light.accent).toBe('#1b5fbf')
    expect(accentsOf('#7fb2ff')?.dark.accent).toBe('#7fb2ff')
  })

  it('keeps its hue', () => {
    const accents = accentsOf('#c2410c')
    const { h } = hexToHsl('#c2410c')
    const schemes = [accents?.light, accents?.dark].flatMap(one => one ?? [])
    expect(schemes).toHaveLength(2)
    for (const { accent, soft } of schemes)
      for (const colour of [accent, soft]) expect(Math.abs(hexToHsl(colour).h - h)).toBeLessThan(6)
  })

  it('is that of the product if the text is not a colour', () => {
    const none = [
      '',
      'red',
      '#fff',
      '#12345',
      '#1234567',
      '#12345g',
      ' #123456',
      '#123456;}body{display:none'
    ]
    expect(none.filter(isColour)).toEqual([])
    expect(none.filter(accentsOf)).toEqual([])
  })
})
