/** Fields that hold a place (`x-widget: 'map'`). */

/** A place in degrees with an optional text. */
export interface Point {
  readonly lat: number
  readonly lng: number
  readonly text?: string
}

/** Rounds degrees to six digits, about a tenth of a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

/** Returns a place in its stored form: rounded to six digits, without an empty text. */
export function tidyPoint({ lat, lng, text = '' }: Point): Point {
  const words = text.trim()
  return { lat: rounded(lat), lng: rounded(lng), ...(words !== '' && { text: words }) }
}

/** Returns a place as text in a file: `30.259244, 120.219375 东门`. */
export const pointText = ({ lat, lng, text }: Point): string =>
  [`${lat}, ${lng}`, text].filter(Boolean).join(' ')

const written = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,，]\s*(-?\d{1,3}(?:\.\d+)?)(?:\s+(.*))?$/su

/** Reads a text that `pointText` wrote; undefined for any other text. */
export function readPoint(cell: string): Point | undefined {
  const [, lat, lng, text = ''] = written.exec(cell) ?? []
  return lat === undefined || lng === undefined
    ? undefined
    : tidyPoint({ lat: Number(lat), lng: Number(lng), text })
}
