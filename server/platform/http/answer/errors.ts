import type { FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../database/unavailable.ts'
import { isDiskFull } from '../../disk-full.ts'
import { Refusal } from '../../refusal.ts'
import { FileGone, StorageFailure } from '../../storage-failure.ts'
import { isMalformed } from './uploads.ts'

/** Seconds after which a client should ask a busy server again. */
const retrySeconds = 2

const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('GEN0415'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('GEN0413'),
  FST_PARTS_LIMIT: () => new Refusal('GEN0413'),
  FST_FILES_LIMIT: () => new Refusal('GEN0413'),
  FST_FIELDS_LIMIT: () => new Refusal('GEN0413'),
  FST_REQ_FILE_TOO_LARGE: () => new Refusal('GEN0413'),
  FST_UNDER_PRESSURE: busyRefusal
}

/**
 * Converts any thrown error to a refusal of the catalogue. The log entry has the id of the request, which the answer
 * shows to the reader.
 */
export function toRefusal(error: unknown, { log, id }: Pick<FastifyRequest, 'log' | 'id'>): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) {
    log.warn({ err: error, id }, 'the database could not be asked')
    return busyRefusal()
  }
  if (error instanceof StorageFailure) {
    log.error({ err: error, id, kind: error.kind }, 'a storage did not do what it was asked')
    return new Refusal('ATT0008', {}, { retryAfter: retrySeconds, cause: error })
  }
  if (isDiskFull(error)) {
    log.error({ err: error, id }, 'there is no room for a file: the disk is full, or a limit is reached')
    return busyRefusal()
  }
  if (error instanceof FileGone) return busyRefusal()
  const { code, statusCode } =
    error instanceof Error ? (error as Error & { code?: unknown; statusCode?: unknown }) : {}
  const known = typeof code === 'string' ? byFastifyCode[code] : undefined
  if (known) return known()
  // input that Fastify, the JSON parser or the multipart reader could not parse
  if (isMalformed(error)) return new Refusal('GEN0400')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new Refusal('GEN0400')
  log.error({ err: error, id }, 'a request failed unexpectedly')
  return new Refusal('GEN0500', { id }, { cause: error })
}

/** Returns the refusal of a busy server, with the time after which a client should try again. */
export function busyRefusal(): Refusal {
  return new Refusal('GEN0503', {}, { retryAfter: retrySeconds })
}
