import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isUnderLimit } from '@board/schemas/facts/uploads'
import { Refusal } from '../../platform/refusal.ts'
import { type FileKind, isOtherFilm, sniff, sniffBytes, videoEndings } from './sniff.ts'

/** A received upload: a draft in the store, of an accepted kind. */
export interface Received {
  draft: string
  kind: FileKind
  bytes: number
}

export type UploadLimits = Readonly<Record<FileKind['group'], number>>

const tooLarge = { image: 'ATT0002', video: 'ATT0003' } as const

/**
 * Writes an upload to a draft while it arrives. Its first bytes decide its kind and so its largest size. A refused or
 * broken upload leaves no file.
 * @param draft a free path
 * @param limits bytes from which a picture or a video is refused
 * @param wasCut tells whether the sender's file was longer than the received part
 * @throws Refusal ATT0001 not a picture, ATT0006 a video of another kind, ATT0002, ATT0003 too large, ATT0005 cut off,
 * ATT0013 empty
 */
export async function receive(
  stream: Readable,
  draft: string,
  limits: UploadLimits,
  wasCut: () => boolean
): Promise<Received> {
  const gauge = measure(limits)
  try {
    await pipeline(stream, gauge.transform, createWriteStream(draft, { flags: 'wx', mode: 0o640 }))
    const { kind, bytes, head } = gauge.found()
    if (!kind) throw bytes === 0 ? new Refusal('ATT0013') : notTaken(head)
    if (wasCut()) throw new Refusal(tooLarge[kind.group])
    return { draft, kind, bytes }
  } catch (error) {
    await rm(draft, { force: true })
    if (isCutOff(error)) throw new Refusal('ATT0005', {}, { cause: error })
    throw error
  }
}

/** Makes a transform that finds the kind and counts the bytes of the file that flows through it. */
function measure(limits: UploadLimits) {
  let head = Buffer.alloc(0)
  let kind: FileKind | undefined
  let bytes = 0
  const look = () => {
    kind = sniff(head)
    if (!kind) throw notTaken(head)
  }
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      try {
        if (!kind) {
          head = Buffer.concat([head, chunk.subarray(0, sniffBytes)])
          if (head.length >= sniffBytes) look()
        }
        if (kind && !isUnderLimit(kind.group, bytes, limits)) throw new Refusal(tooLarge[kind.group])
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      if (!kind) kind = sniff(head)
      done()
    }
  })
  return { transform, found: () => ({ kind, bytes, head }) }
}

const notTaken = (head: Buffer): Refusal =>
  isOtherFilm(head) ? new Refusal('ATT0006', { format: videoEndings }) : new Refusal('ATT0001')

/** Tells whether the sender closed the connection before the end. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|EPIPE)$/.test(String(error.code))
