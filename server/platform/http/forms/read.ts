import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/** A photo of a form, read completely into memory. */
export interface FormFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** The fields of a form in the order sent, with line ends as everywhere else, and its files. */
export interface FormContent {
  readonly fields: readonly (readonly [string, string])[]
  readonly files: readonly FormFile[]
}

/** Bytes of the largest photo: it is held in memory, and a phone's photo has 3 to 8 MB. */
export const largestPhoto = 12 * 1024 * 1024

const limits = {
  fileSize: largestPhoto,
  files: 3,
  fields: 60,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20
}

/**
 * Reads a posted form, urlencoded or multipart.
 * @throws Refusal GEN0400 for another media type, GEN0413 for a photo that is too large
 */
export async function readForm(request: FastifyRequest): Promise<FormContent> {
  if (typeof request.body === 'string')
    return { fields: [...new URLSearchParams(request.body)].map(plainLines), files: [] }
  if (!request.isMultipart()) throw new Refusal('GEN0400')
  const fields: (readonly [string, string])[] = []
  const files: FormFile[] = []
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.push(plainLines([part.fieldname, String(part.value)]))
      continue
    }
    const bytes = await bytesOf(part.file)
    if (part.file.truncated) throw new Refusal('GEN0413')
    // a browser sends an empty file if none is chosen
    if (bytes.length > 0 && part.filename) files.push({ name: part.filename, type: part.mimetype, bytes })
  }
  return { fields, files }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Replaces CRLF by LF in a field: browsers send CRLF for each line end of a text. */
const plainLines = ([name, value]: readonly [string, string]) =>
  [name, value.replaceAll('\r\n', '\n')] as const
