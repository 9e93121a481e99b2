import { encode } from 'uqr'

export interface QrPicture {
  /** The width and height of the picture in modules, with its white edge. */
  size: number
  /** The dark modules as the path of an SVG. */
  path: string
}

/** Draws a QR code as the path of an SVG, so that a page needs neither a picture nor a library. */
export function qrOf(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`
    )
  )
  return { size, path: runs.join('') }
}
