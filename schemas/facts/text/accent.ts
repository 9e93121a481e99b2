/**
 * The accent colour of a site in both colour schemes. It is derived in HSL: hue and saturation stay, and the lightness
 * changes until everything is readable. Specification 9: hex-to-HSL colour conversion.
 */

/** A colour by hue in degrees, saturation and lightness in per cent. */
export interface Hsl {
  h: number
  s: number
  l: number
}

/** The colours of one scheme that follow from an accent, as `#rrggbb`. */
export interface Accent {
  /** The colour of links, and the background of primary buttons. */
  accent: string
  /** The background of selected rows and quiet banners. */
  soft: string
}

/** A scheme: the backgrounds of an accent, the colour of text on it, and the palest text on its soft colour. */
interface Scheme {
  backgrounds: readonly string[]
  onAccent: string
  palestText: string
  soft: { most: number; lightness: number }
  /** The direction in which the lightness moves away from the backgrounds. */
  step: 1 | -1
}

/** The minimum contrast of text with its background. */
export const textContrast = 4.5

const light: Scheme = {
  backgrounds: ['#ffffff', '#f5f6f8'],
  onAccent: '#ffffff',
  palestText: '#646a73',
  soft: { most: 68, lightness: 95 },
  step: -1
}

const dark: Scheme = {
  backgrounds: ['#1b1e23', '#121418'],
  onAccent: '#121418',
  palestText: '#989faa',
  soft: { most: 36, lightness: 18 },
  step: 1
}

/** Both schemes, in the colours of the tokens of portal and console. */
export const schemes = { light, dark } as const

/** Tells whether a text is a colour of the form `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const channels = (hex: string): [number, number, number] => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

/** Converts `#rrggbb` to HSL. A grey has hue and saturation 0. */
export function hexToHsl(hex: string): Hsl {
  const [r, g, b] = channels(hex)
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const range = most - least
  const l = (most + least) / 2
  if (range === 0) return { h: 0, s: 0, l: l * 100 }
  const s = range / (1 - Math.abs(2 * l - 1))
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { h: sixth * 60, s: s * 100, l: l * 100 }
}

/** Converts HSL to `#rrggbb`. */
export function hslToHex({ h, s, l }: Hsl): string {
  const lightness = l / 100
  const reach = (s / 100) * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + h / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Returns the relative luminance of a colour, as WCAG defines it. */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  ) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Changes the lightness by whole per cents until a colour fits; black or white always fits. */
function moved(colour: Hsl, step: 1 | -1, fits: (hex: string) => boolean): string {
  for (let l = colour.l; l > 0 && l < 100; l += step) {
    const hex = hslToHex({ ...colour, l })
    if (fits(hex)) return hex
  }
  return hslToHex({ ...colour, l: step === 1 ? 100 : 0 })
}

function inScheme(hsl: Hsl, scheme: Scheme): Accent {
  const { most, lightness } = scheme.soft
  const isReadableOn = (text: string) => (hex: string) => contrastOf(text, hex) >= textContrast
  const pale = { ...hsl, s: Math.min(hsl.s, most), l: lightness }
  const soft = moved(pale, scheme.step === 1 ? -1 : 1, isReadableOn(scheme.palestText))
  const behind = [...scheme.backgrounds, soft, scheme.onAccent]
  const accent = moved(hsl, scheme.step, hex => behind.every(other => isReadableOn(other)(hex)))
  return { accent, soft }
}

/**
 * Derives the accent of both schemes from a site's colour. Text on the accent, and the accent as a link on every
 * background, have a contrast of at least 4.5:1.
 * @param colour `#rrggbb`; for any other text the result is undefined, and the site has the accent of the product
 */
export function accentsOf(colour: string): { light: Accent; dark: Accent } | undefined {
  if (!isColour(colour)) return undefined
  const hsl = hexToHsl(colour)
  return { light: inScheme(hsl, light), dark: inScheme(hsl, dark) }
}
