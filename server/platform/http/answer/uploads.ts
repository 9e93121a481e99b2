import type { Language } from '@board/schemas/errors/catalogue'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { formProblem } from '../../validation/validation-texts.ts'
import type { UploadedFile } from '../call.ts'
import type { InputCheck } from '../contract/validate.ts'

/** Bytes of the largest accepted file: a video of specification 5. */
export const largestFile = 100 * 1024 * 1024

/** Maximum number of concurrent uploads: they take long and cost little. */
export const maxUploads = 300

/** Limits of the parts besides the file: few and short. */
const limits = {
  fileSize: largestFile,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20
}

/**
 * Tells whether a request sends a multipart file to an operation that takes one: its handler reads it as it
 * arrives.
 */
export const isUpload = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config?.multipart === true && headers['content-type']?.startsWith('multipart/') === true

/**
 * Yields the files of a multipart request as they arrive. When all parts are read, the others are put into
 * `fields` and validated against the contract.
 * @throws Refusal GEN0400 if a part is missing or wrong, GEN0413 if there are too many
 */
export async function* filesOf(
  request: FastifyRequest,
  fields: Record<string, unknown>,
  check: InputCheck['parts'],
  language: Language
): AsyncGenerator<UploadedFile> {
  const present: Record<string, unknown> = {}
  for await (const part of partsOf(request)) {
    if (Object.hasOwn(present, part.fieldname)) {
      throw new Refusal('GEN0400', {}, { fields: [formProblem(part.fieldname, language)] })
    }
    present[part.fieldname] = part.type === 'field' ? part.value : ''
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const { fieldname: field, filename: fileName, mimetype: mediaType, file: stream } = part
    try {
      yield { field, fileName, mediaType, stream, truncated: () => stream.truncated }
    } finally {
      markMalformed(stream.errored)
    }
    // the handler has read the file; an unread rest must not block the parts after it
    stream.resume()
  }
  check(present, language)
}

/** Yields the parts of a body. If the multipart reader cannot parse it, `isMalformed` is true for the error. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits })
  } catch (error) {
    markMalformed(error)
    throw error
  }
}

/** Errors of the reader of multipart bodies, which have neither a code nor a status. */
const malformed = new WeakSet<object>()

function markMalformed(error: unknown): void {
  if (error instanceof Error) malformed.add(error)
}

/** Tells whether an error says that a body has no boundary, a too long one, or no end. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof Error && (malformed.has(error) || isMalformed(error.cause))
