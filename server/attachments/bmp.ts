/** The pixels of a bitmap, from the top left, three bytes (red, green, blue) each. */
export interface Bitmap {
  width: number
  height: number
  pixels: Buffer
}

/** The file is not a supported bitmap, or is shorter than its header says. */
export class BitmapRefused extends Error {
  override readonly name = 'BitmapRefused'
}

const fileHeader = 14
const uncompressed = 0

/**
 * Reads a Windows bitmap: 24 or 32 bits a pixel, or 8 bits with a palette, uncompressed (BI_RGB). Rows may start at the
 * bottom or at the top. BI_RGB does not use the fourth byte of 32 bits, so it is not read as transparency.
 * @param maxPixels a larger bitmap is refused before memory is allocated
 * @throws BitmapRefused
 */
export function readBitmap(file: Buffer, maxPixels: number): Bitmap {
  if (file.length < fileHeader + 40 || file.toString('latin1', 0, 2) !== 'BM')
    throw new BitmapRefused('not a bitmap')
  const width = file.readInt32LE(18)
  const rows = file.readInt32LE(22)
  const height = Math.abs(rows)
  const bits = file.readUInt16LE(28)
  if (width < 1 || height < 1 || width * height > maxPixels) throw new BitmapRefused('size')
  if (file.readUInt32LE(30) !== uncompressed || ![8, 24, 32].includes(bits))
    throw new BitmapRefused('compression')
  const start = file.readUInt32LE(10)
  const stride = Math.ceil((width * bits) / 32) * 4
  if (start + stride * height > file.length) throw new BitmapRefused('it ends too early')
  const read = bits === 8 ? paletteReader(file) : directReader(file, bits / 8)
  const pixels = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0, to = 0; y < height; y++) {
    const row = start + stride * (rows < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x++, to += 3) read(row, x, pixels, to)
  }
  return { width, height, pixels }
}

/** Copies pixel `x` of the row that begins at `row` to `to`. */
type PixelReader = (row: number, x: number, pixels: Buffer, to: number) => void

function directReader(file: Buffer, bytes: number): PixelReader {
  return (row, x, pixels, to) => copyColour(file, row + x * bytes, pixels, to)
}

function paletteReader(file: Buffer): PixelReader {
  const palette = fileHeader + file.readUInt32LE(14)
  const colours = file.readUInt32LE(46) || 256
  if (colours > 256 || palette + colours * 4 > file.length) throw new BitmapRefused('palette')
  return (row, x, pixels, to) => {
    const index = file[row + x] ?? 0
    // an index beyond the palette is black
    if (index < colours) copyColour(file, palette + index * 4, pixels, to)
    else pixels.fill(0, to, to + 3)
  }
}

/** Copies a colour; a bitmap stores blue, green, red. */
function copyColour(file: Buffer, from: number, pixels: Buffer, to: number): void {
  pixels[to] = file[from + 2] ?? 0
  pixels[to + 1] = file[from + 1] ?? 0
  pixels[to + 2] = file[from] ?? 0
}
