/**
 * The plain form of a text: the form in which texts are compared and searched, with the way back to the text itself. Pure
 * functions, for the browser and the server. The server adds the variants of characters (`server/platform/language/`).
 */

export interface PlainForm {
  readonly text: string
  /** Returns the passage of the original text that `from` to `to` of the plain text come from, in UTF-16 units. */
  readonly locate: (from: number, to: number) => { readonly from: number; readonly to: number }
}

/** A stretch of the plain text and of the original text. */
interface Stretch {
  /** The places where it begins in the plain text and in the original text. */
  readonly at: number
  readonly origin: number
  /** The length in the original text. */
  readonly width: number
  /** True if each unit of the stretch stands for one unit of the original text. */
  readonly isEven: boolean
}

/**
 * Cuts a text into stretches that are converted separately: one line break with the blanks around it, other blanks, runs of
 * characters that have no other form, and single characters with the marks and parts of a syllable that join them.
 */
const blank = String.raw`[\t\v\f\r\x85\p{Z}\p{DI}]*`
const stretches = new RegExp(
  String.raw`${blank}\n${blank}(?=(\p{Script=Han})?)|[\t\v\f\r\x85\p{Z}\p{DI}]+|[!-,.-~、。一-鿿]+(?!\p{M})|.[\p{M}\u1160-\u11ffﾞﾟ]*`,
  'gsu'
)

/** Every character that stands as a dash, and every one that stands as a middle dot. */
export const dashes = String.raw`\p{Pd}−─━⁃˗`
export const middleDots = '•‧∙⋅・'

const [anyDash, anyDot] = [dashes, middleDots].map(signs => new RegExp(`[${signs}]`, 'gu')) as [
  RegExp,
  RegExp
]

/** Returns the plain form of a stretch, without that of a line break. */
const convert = (piece: string): string =>
  piece
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(anyDash, '-')
    .replace(anyDot, '·')
    .replace(/[\t\v\f\r\x85\p{Z}]/gu, ' ')

/**
 * Returns the plain form of a text: of compatible characters (full width, circled, squared) the ordinary ones, without
 * invisible characters, with one form of space, of dash and of middle dot. Han characters across a line break stand
 * together.
 * @param fold converts further; it gets the pieces of the text, and must keep the length of a piece without marks
 */
export function plainForm(text: string, fold = (piece: string) => piece): PlainForm {
  const parts: Stretch[] = []
  let plain = ''
  let before = ''
  for (const { 0: piece, 1: hanBehind, index: origin } of text.matchAll(stretches)) {
    const joinsHan = hanBehind && /\p{Script=Han}$/u.test(before)
    const converted = piece.includes('\n') ? (joinsHan ? '' : '\n') : fold(convert(piece))
    if (converted === '') continue
    before = converted
    const isEven = converted.length === piece.length
    parts.push({ at: plain.length, origin, width: piece.length, isEven })
    plain += converted
  }
  const partAt = (index: number): Stretch | undefined => {
    let [low, high] = [0, parts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((parts[middle]?.at ?? 0) <= index) low = middle
      else high = middle
    }
    return parts[low]
  }
  return {
    text: plain,
    locate(from, to) {
      const [first, last] = [partAt(from), partAt(to - 1)]
      if (!first || !last) return { from: 0, to: 0 }
      return {
        from: first.isEven ? first.origin + from - first.at : first.origin,
        to: last.isEven ? last.origin + to - last.at : last.origin + last.width
      }
    }
  }
}
