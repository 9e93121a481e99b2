import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

/** Reads bytes of a file; fewer where it ends before. */
export async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, start + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return buffer.subarray(0, read)
}

const piece = 1024 * 1024

/** Returns the SHA-256 of a part of a file, without ever holding more than a piece of it. */
export async function hashOf(file: FileHandle, start: number, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes; at += piece)
    hash.update(await readBytes(file, start + at, Math.min(piece, bytes - at)))
  return hash.digest('hex')
}
