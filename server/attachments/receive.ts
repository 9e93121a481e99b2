import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isUnderLimit } from '@board/schemas/formats'
import { Refusal } from '../refusal.ts'
import { type FileKind, isOtherFilm, sniff, sniffBytes, videoEndings } from './sniff.ts'

/** What was received: a draft in the store, of a kind that we take. */
export interface Received {
  draft: string
  kind: FileKind
  bytes: number
}

const tooLarge = { image: 'ATT0002', video: 'ATT0003' } as const

/**
 * Writes an upload to a draft as it arrives; its kind is known from its first bytes, and so is how long it may
 * be. A refused or broken upload leaves nothing behind.
 * @param draft a free path @param wasCut whether the sender's file was longer than what came through
 * @throws Refusal ATT0001 no picture, ATT0006 no video that we take, ATT0002, ATT0003 too large, ATT0005 cut off or empty
 */
export async function receive(stream: Readable, draft: string, wasCut: () => boolean): Promise<Received> {
  const gauge = measure()
  try {
    await pipeline(stream, gauge.transform, createWriteStream(draft, { flags: 'wx', mode: 0o640 }))
    const { kind, bytes, head } = gauge.found()
    if (!kind) throw bytes === 0 ? new Refusal('ATT0005') : notTaken(head)
    if (wasCut()) throw new Refusal(tooLarge[kind.group])
    return { draft, kind, bytes }
  } catch (error) {
    await rm(draft, { force: true })
    if (isCutOff(error)) throw new Refusal('ATT0005', {}, { cause: error })
    throw error
  }
}

/** Looks at what flows through: what it is, and how much. */
function measure() {
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
        if (kind && !isUnderLimit(kind.group, bytes)) throw new Refusal(tooLarge[kind.group])
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

/** The sender went away in the middle. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|EPIPE)$/.test(String(error.code))
