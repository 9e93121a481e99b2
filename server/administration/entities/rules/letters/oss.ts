import type { Trx } from '../../../../platform/database/open.ts'
import { areFilesIn } from '../../../../platform/files/count.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { missingFields, type StorageAccount, types } from '../../../../platform/storage/bucket.ts'
import { forgetStrays } from '../../../../platform/storage/strays.ts'
import { storedKey, tryStorage } from '../../../../platform/storage/trial.ts'
import { fallBackToLocal, putStorageInUse } from '../../../../platform/storage/use.ts'
import type { EntityRecord, EntityRules, Saving, Trying } from '../../rules.ts'
import { atField } from '../at-field.ts'
import { withTidyEndpoint } from './endpoint.ts'
import { changesAny, isPutInUse, requireTrial, useAnyway, withTrial } from './trial.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields that decide where the files of a storage are. */
const location = ['type', 'region', 'regionCode', 'endpoint', 'bucket', 'prefix'] as const

/** The fields that decide whether files can be stored. */
const working = [...location, 'accessKey', 'secretKey'] as const

/**
 * Refuses FastDFS, which the product cannot use, and a change to or from the type of the local folder.
 * @throws Refusal OSS0001, OSS0005
 */
function requireType({ before, values, language }: Saving): void {
  if (values.type === types.fastDfs) throw atField('OSS0001', 'type', language)
  if (values.type === undefined || values.type === before?.type) return
  if (values.type === types.local || before?.type === types.local) throw atField('OSS0005', 'type', language)
}

/** Refuses to move a storage that holds files, because their rows refer to it. */
async function requirePlace(trx: Trx, { before, values }: Saving): Promise<void> {
  if (!before) return
  const moves = location.some(name => values[name] !== undefined && values[name] !== before[name])
  if (moves) await leavePlace(trx, Number(before.id))
}

/**
 * Refuses to leave a place with files. Files without a row do not count, so that a wrong entry can be corrected.
 * @throws Refusal OSS0002
 */
async function leavePlace(trx: Trx, id: number): Promise<void> {
  if (await areFilesIn(trx, id)) throw new Refusal('OSS0002')
  await forgetStrays(trx, id)
}

/** Returns the storage as a write would leave it. */
function accountAfter(
  { before, values }: Pick<Saving, 'before' | 'values'>,
  savedKey: string
): StorageAccount {
  const after: EntityRecord = { ...before, ...values }
  const text = (name: string) => textOf(after[name])
  return {
    id: Number(before?.id ?? 0),
    name: text('name'),
    type: Number(after.type),
    region: text('region'),
    regionCode: text('regionCode'),
    endpoint: text('endpoint').replace(/\/$/, ''),
    bucket: text('bucket'),
    prefix: text('prefix'),
    accessKey: text('accessKey'),
    secretKey: textOf(values.secretKey) || savedKey
  }
}

/** Checks that a storage in use has all its settings. @throws Refusal OSS0006 */
function requireComplete({ before, values, language }: Saving): void {
  if ({ ...before, ...values }.status !== 1) return
  const [missing] = missingFields(accountAfter({ before, values }, before?.hasSecret ? 'sealed' : ''))
  if (missing) throw atField('OSS0006', missing, language)
}

/** Tries the storage that a write puts in use, unless something is missing that the write is refused for. */
async function tryInUse({ before, values, deps }: Trying) {
  const { type } = { ...before, ...values }
  if (type === types.local || type === types.fastDfs) return undefined
  const key = before ? await storedKey(deps, Number(before.id)) : ''
  const account = accountAfter({ before, values }, key)
  if (missingFields(account).length > 0) return undefined
  const id = before && !changesAny({ before, values }, location) ? Number(before.id) : undefined
  const failure = await tryStorage(deps, account, id)
  return { passed: failure === undefined, words: { ...failure } }
}

/** Storages of files; one is in use. Specification 3. */
export const ossRules: EntityRules = {
  constraints: { oss_in_use: 'status', oss_local: 'type' },
  fields: {
    secretKey: {
      isSecret: true,
      columns: ['secret_sealed'],
      write: (value, { keys }) => ({ secret_sealed: keys.sealField('secret', String(value)) })
    },
    ...useAnyway,
    hasSecret: { columns: ['secret_sealed'], read: ([sealed]) => sealed !== null }
  },

  async tryOut(trying) {
    return isPutInUse(trying, working) ? await tryInUse(trying) : undefined
  },

  async beforeSave(trx, given): Promise<EntityRecord> {
    const saving = withTidyEndpoint(given)
    const { actor, before, values, now } = saving
    requireType(saving)
    await requirePlace(trx, saving)
    requireComplete(saving)
    requireTrial(saving, 'OSS0010')
    if (before?.type === types.local && before.status === 1 && values.status === 0)
      throw new Refusal('OSS0007')
    if (values.status === 1) await putStorageInUse(trx, actor, before && Number(before.id), now)
    const { secretKey, ...rest } = withTrial(saving, values, working)
    return textOf(secretKey) === '' ? rest : { ...rest, secretKey }
  },

  async afterSave(trx, { actor, now }) {
    await fallBackToLocal(trx, actor, now)
  },

  async beforeDelete(trx, { id, before }) {
    if (isFixed(before)) throw new Refusal('OSS0004')
    await leavePlace(trx, id)
  },

  forbidden: (_actor, record) => [
    ...(isFixed(record) ? ['delete'] : []),
    ...(record.status === 1 ? [] : ['moveOssFiles'])
  ]
}

const isFixed = ({ status, type }: EntityRecord): boolean => status === 1 || type === types.local
