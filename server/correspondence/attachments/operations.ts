import { readParameters } from '../../directory/site/parameters.ts'
import { requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { Binary, type Call, defineOperations, type UploadedFile } from '../../platform/http/call.ts'
import { keptBriefly, keptByReader } from '../../platform/http/pages/shared-cache.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  deleteDraftAttachment,
  deleteReplyAttachment,
  setDraftAttachmentPublic,
  setMessageAttachmentPublic
} from './change.ts'
import type { Attachment } from './list.ts'
import { requireRoom } from './quota.ts'
import { type ReadableFile, readFile } from './read-file.ts'
import { discardUpload, type KeptFile, keepUpload, recordUpload } from './upload.ts'

export const attachmentOperations = defineOperations({
  uploadAttachment,
  getAttachment: call => sendFile(call, true),
  getUpload: call => sendFile(call, false),
  setMessageAttachmentPublic: call =>
    call.write(trx =>
      setMessageAttachmentPublic(trx, call.deps.keys, requireInstitution(call.actor), call.body, call.now)
    ),
  setDraftAttachmentPublic: call =>
    call.write(trx =>
      setDraftAttachmentPublic(trx, call.deps.keys, requireInstitution(call.actor), call.body, call.now)
    ),
  deleteDraftAttachment: async call => {
    await call.write(trx =>
      deleteDraftAttachment(trx, requireInstitution(call.actor), call.body.aid, call.now)
    )
    return null
  },
  deleteReplyAttachment: async call => {
    await call.write(trx =>
      deleteReplyAttachment(trx, requireInstitution(call.actor), call.body.aid, call.now)
    )
    return null
  }
})

async function uploadAttachment(call: Call<'uploadAttachment'>): Promise<Attachment> {
  const actor = requireSignedIn(call.actor)
  const file = await keepOnly(call)
  const { storage } = await readParameters(call.db)
  let recorded = false
  try {
    return await call.write(async trx => {
      await requireRoom(trx, actor, file.bytes, storage)
      const upload = await recordUpload(trx, call.deps.keys, actor, file, call.now)
      recorded = true
      return upload
    })
  } catch (error) {
    recorded = false
    throw error
  } finally {
    // the upload was refused, or it repeats an earlier one with the same key
    if (!recorded) await discardUpload(call.deps.files, file)
  }
}

/** Reads the whole body, so that its other parts are checked too. It holds one file. */
async function keepOnly({ files, deps, db, now }: Call<'uploadAttachment'>): Promise<KeptFile> {
  let kept: KeptFile | undefined
  try {
    for await (const upload of files as AsyncIterable<UploadedFile>) {
      const intake = { db, files: deps.files, limits: deps.config.uploadLimits, random: deps.random, now }
      kept = await keepUpload(intake, upload)
    }
  } catch (error) {
    if (kept) await discardUpload(deps.files, kept)
    throw error
  }
  if (!kept) throw new Refusal('ATT0005')
  return kept
}

async function sendFile(call: Call<'getAttachment' | 'getUpload'>, attached: boolean): Promise<Binary> {
  const { db, deps, params, query, now } = call
  const asked = { name: params.name, key: query.key, attached }
  const file = await readFile({ db, keys: deps.keys, files: deps.files }, asked, now)
  return new Binary(file.mime, file.content, headersOf(file, params.name))
}

/**
 * Returns the headers of a file. They prevent that anything in it runs, whatever type a browser assumes. A file never
 * changes under its name, but it may be hidden at any time, so whoever keeps it asks whether it may still be read.
 */
const headersOf = ({ open, fileName }: ReadableFile, name: string): Record<string, string> => ({
  etag: `"${name}"`,
  'cache-control': open ? keptBriefly : keptByReader,
  'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, escape)}`,
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff'
})
