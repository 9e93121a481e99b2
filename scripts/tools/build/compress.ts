import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * The kinds of files that compression helps. Only static files are compressed here, because pages are created for
 * each answer.
 */
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.map', '.txt', '.wasm'])
const WORTH_BYTES = 256

/**
 * Writes a `.br` and a `.gz` file beside each file that is large enough, so that the server can send it without
 * compressing.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map(entry => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }))
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
}
