/** Handlers of all generated operations. Each kind of operation has one handler for all entities. */
import type { Entity } from '@board/schemas/vocabulary/entity'
import { requireSignedIn } from '../../platform/actor.ts'
import type { Call, Operations } from '../../platform/http/call.ts'
import { Binary, defineOperations } from '../../platform/http/call.ts'
import { productContext, productModels } from './catalogue.ts'
import type { Context } from './context.ts'
import { createRecord } from './create.ts'
import { exportRecords } from './export.ts'
import { getRecord } from './get.ts'
import { listHistory } from './history.ts'
import { fileOfBatch, makeBeforehand } from './import/beforehand.ts'
import { confirmImport, type ImportChoice } from './import/confirm.ts'
import { previewImport } from './import/preview.ts'
import { refusedLines } from './import/source.ts'
import { importTemplate } from './import/template.ts'
import { contentRange, type Listed, listRecords } from './list.ts'
import type { Model } from './model.ts'
import { removeRecords } from './remove.ts'
import { listOptions } from './rows/options.ts'
import { regionTree } from './rows/region-tree.ts'
import { tryOut } from './rows/try-out.ts'
import type { EntityRecord } from './rules.ts'
import type { SheetFile, SheetFormat } from './sheets/sheet-file.ts'
import { updateRecord } from './update.ts'

/** A call of any entity's operation. The contract has already checked its input. */
type EntityCall = Omit<Call<never>, 'operation' | 'body' | 'query' | 'params'> & {
  body: EntityRecord & { ids?: readonly number[]; batchId?: string }
  query: {
    sort?: string
    range?: string
    filter?: string
    cursor?: string
    columns?: string
    format?: SheetFormat
    batchId?: string
  }
  params: { id: number }
}

type EntityHandler = (call: EntityCall, context: Context) => Promise<unknown>

/** Sets the headers of a page as ra-data-simple-rest reads them, and returns its rows. */
function listed<T>(call: EntityCall, { entity }: Model, page: Listed<T>): T[] {
  call.header('content-range', contentRange(entity.name, page))
  if (page.next !== undefined) call.header('next-cursor', page.next)
  call.header('access-control-expose-headers', 'content-range, next-cursor')
  return page.list
}

/** Returns a file to save. Old programs get its plain name, which has no Chinese. */
function asFile(
  { model }: Pick<Context, 'model'>,
  format: SheetFormat,
  { mediaType, fileName, content }: SheetFile
): Binary {
  const plain = `${model.entity.name}.${format}`
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
  return new Binary(mediaType, content, { 'content-disposition': disposition })
}

const handlers: Readonly<Record<keyof Entity['operations'], EntityHandler>> = {
  list: async (call, context) => listed(call, context.model, await listRecords(call.db, context, call.query)),
  get: (call, context) => getRecord(call.db, context, call.params.id),
  options: async (call, context) =>
    listed(call, context.model, await listOptions(call.db, context, call.query)),
  history: async (call, context) =>
    listed(call, context.model, await listHistory(call.db, context, call.params.id, call.query)),
  create: async (call, context) => {
    const tried = await tryOut(call.db, context, call.body)
    return await call.write(trx => createRecord(trx, tried, call.body))
  },
  update: async (call, context) => {
    const { id } = call.params
    const tried = await tryOut(call.db, context, call.body, id)
    return await call.write(trx => updateRecord(trx, tried, id, call.body))
  },
  delete: (call, context) =>
    call.write(async trx => {
      await removeRecords(trx, context, [call.params.id])
      return { id: call.params.id }
    }),
  deleteMany: (call, context) =>
    call.write(async trx => {
      const { ids = [] } = call.body
      await removeRecords(trx, context, ids)
      return { ids }
    }),
  export: async (call, context) => {
    const { format = 'csv' } = call.query
    return asFile(context, format, await exportRecords(call.db, context, call.query))
  },
  import: async (call, context) => {
    const { keep, answer } = await previewImport(call.db, context, call.files)
    // the whole answer is stored for its idempotency key, so that a batch never comes with another file's preview
    return await call.write(async trx => ({ batchId: await keep(trx), ...answer }))
  },
  importConfirm: async (call, context) => {
    const { batchId = '', existing, refused } = call.body as ImportChoice & { batchId?: string }
    const file = await fileOfBatch(call.db, context, batchId)
    const made = await makeBeforehand(call.db, context, batchId)
    // the hashes may have taken a while, so the records get the time of now
    const later = { ...context, now: call.deps.clock() }
    const imported = await call.write(trx => confirmImport(trx, later, batchId, { existing, refused }, made))
    const { created, updated, skipped, ids } = imported
    call.note({ ...(file !== undefined && { file }), created, updated, skipped, ids })
    return imported
  },
  importTemplate: async (call, context) => asFile(context, 'xlsx', await importTemplate(call.db, context)),
  importRefused: async (call, context) =>
    asFile(context, 'xlsx', await refusedLines(call.db, context, call.query.batchId ?? ''))
}

/** The handlers of every entity, by operationId. */
export const entityOperations = Object.fromEntries(
  [...productModels.values()].flatMap(({ entity: { name, operations } }) =>
    Object.entries(operations).map(([kind, operationId]) => {
      const handler = handlers[kind as keyof Entity['operations']]
      const handle = (call: EntityCall) =>
        handler(call, productContext(name, { ...call, actor: requireSignedIn(call.actor) }))
      return [operationId, handle] as const
    })
  )
) as unknown as Operations

/** Handlers of the documented trees of entities. Specification 7. */
export const treeOperations = defineOperations({
  sysRegionTree: ({ db, actor, language, now, deps, query }) =>
    regionTree(db, { actor: requireSignedIn(actor), language, now, deps }, query.parentId)
})
