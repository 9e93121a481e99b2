import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Outgoing } from '../outgoing/addresses.ts'
import { FileGone, StorageFailure, type StorageFailureKind } from '../storage-failure.ts'
import { type Asked, sendRequest } from './ask.ts'
import type { Bucket } from './bucket.ts'
import { readPatiently } from './patience.ts'
import { type ByteRange, type Place, requireStoredName, type StoredFile } from './place.ts'

/**
 * Stores files in a bucket with the S3 protocol. No file in it is public: everything is read through this server, which
 * checks who may read it. A file is stored completely or not at all: the bucket refuses a body with another checksum.
 */
export function s3Place(bucket: Bucket, outgoing: Outgoing): Place {
  const request = (asked: Asked) => {
    requireStoredName(asked.name)
    return sendRequest(bucket, asked, outgoing)
  }

  async function read(name: string, range: ByteRange | undefined, expected: number) {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
    const answer = await request({ method: 'GET', name, headers })
    const right = range ? 206 : 200
    if (answer.statusCode === right && Number(answer.headers['content-length']) === expected) return answer
    const failure = await failureOf(answer)
    if (failure) throw failure
    if (answer.statusCode === 404) throw new FileGone(name)
    throw new StorageFailure('other', `HTTP ${answer.statusCode}`)
  }

  const stored = (name: string, bytes: number): StoredFile => ({
    bytes,
    read: range => read(name, range, range ? range.end - range.start + 1 : bytes)
  })

  return {
    async put(name, draft) {
      const [{ size }, sha256] = [await stat(draft), await hashOf(draft)]
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' }
      const body = () => createReadStream(draft)
      await expectDone(await request({ method: 'PUT', name, headers, sha256, body }))
      await rm(draft, { force: true })
    },
    async open(name) {
      const head = await request({ method: 'HEAD', name })
      head.resume()
      if (head.statusCode === 200) return stored(name, Number(head.headers['content-length']))
      // an answer to HEAD does not say what is missing, and an overloaded bucket may have the file
      const answer = await request({ method: 'GET', name })
      const failure = await failureOf(answer)
      if (failure) throw failure
      if (answer.statusCode === 404) return undefined
      const bytes = Number(answer.headers['content-length'])
      if (answer.statusCode === 200 && Number.isSafeInteger(bytes)) return stored(name, bytes)
      throw new StorageFailure('other', `HTTP ${head.statusCode}`)
    },
    async remove(...names) {
      for (const name of names) {
        const failure = await failureOf(await request({ method: 'DELETE', name }))
        if (failure) throw failure
      }
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function expectDone(answer: IncomingMessage): Promise<void> {
  const failure = await failureOf(answer)
  if (failure || answer.statusCode === 404) throw failure ?? new StorageFailure('other', 'HTTP 404')
}

const kinds: Readonly<Record<string, StorageFailureKind>> = {
  NoSuchBucket: 'noBucket',
  InvalidBucketName: 'noBucket',
  InvalidAccessKeyId: 'wrongKey',
  SignatureDoesNotMatch: 'wrongKey',
  AccessDenied: 'wrongKey',
  QuotaExceeded: 'full',
  InsufficientCapacity: 'full',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full'
}

const byStatus: Readonly<Record<number, StorageFailureKind>> = {
  401: 'wrongKey',
  403: 'wrongKey',
  507: 'full'
}

/**
 * Returns the failure in an answer; undefined for success and for a file that does not exist. It consumes the answer.
 */
async function failureOf(answer: IncomingMessage): Promise<StorageFailure | undefined> {
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) {
    if (Number(answer.headers['content-length']) > maxErrorLength) answer.destroy()
    else answer.resume()
    return undefined
  }
  const text = await beginningOf(answer)
  const code = /<Code>([\w.-]{1,100})<\/Code>/.exec(text)?.[1] ?? ''
  if (status === 404 && code !== 'NoSuchBucket') return undefined
  const message = /<Message>([^<]{1,200})/.exec(text)?.[1] ?? ''
  const words = `HTTP ${status} ${code}${message && `: ${message}`}`.trim()
  return new StorageFailure(kinds[code] ?? byStatus[status] ?? 'other', words)
}

/** The number of characters of an error message that are read. */
const maxErrorLength = 8192

async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  answer.setEncoding('utf8')
  try {
    await readPatiently(answer, async cameOn => {
      for await (const chunk of answer) {
        text += chunk
        cameOn()
        if (text.length > maxErrorLength) break
      }
    })
  } catch {
    // the part that was read is enough, or the status is
  }
  return text
}
