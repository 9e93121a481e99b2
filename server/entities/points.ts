/** Fields that hold a place (`x-widget: 'map'`). */

/** A place in degrees, and words beside it. */
export interface Point {
  readonly lat: number
  readonly lng: number
  readonly text?: string
}

/** Six digits are a tenth of a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

/** A place as it is stored: six digits, no empty words. */
export function tidyPoint({ lat, lng, text = '' }: Point): Point {
  const words = text.trim()
  return { lat: rounded(lat), lng: rounded(lng), ...(words !== '' && { text: words }) }
}

/** A place as a file has it: `30.259244, 120.219375 东门`. */
export const pointText = ({ lat, lng, text }: Point): string =>
  [`${lat}, ${lng}`, text].filter(Boolean).join(' ')

const written = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,，]\s*(-?\d{1,3}(?:\.\d+)?)(?:\s+(.*))?$/su

/** Reads what `pointText` writes; undefined where a text is none. */
export function readPoint(cell: string): Point | undefined {
  const [, lat, lng, text = ''] = written.exec(cell) ?? []
  return lat === undefined || lng === undefined
    ? undefined
    : tidyPoint({ lat: Number(lat), lng: Number(lng), text })
}
