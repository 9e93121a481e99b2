/** Fields that hold files (`x-widget: 'attachment'`). */
import type { Language } from '@board/schemas/errors/catalogue'
import type { Trx } from '../../platform/database/open.ts'
import { deleteRecordFiles, setRecordFiles } from '../../platform/files/record-files.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Context } from './context.ts'
import type { Field, Model } from './model.ts'

const gone: Readonly<Record<Language, string>> = {
  'zh-CN': '文件已失效，请重新上传',
  'zh-TW': '檔案已失效，請重新上傳',
  'en-US': 'holds a file that is no longer available. Upload it again.'
}

/** Lists the ids of the uploads in a value of a file field, in their order. */
export function aidsOf(value: unknown): number[] {
  const files = value === null || value === undefined ? [] : [value].flat()
  return files.map(file => Number((file as { aid: number }).aid))
}

/** Returns a value of a file field without addresses, which expire. Events and exported files keep this form. */
export function namedFiles(value: unknown): unknown {
  const name = (file: unknown) => {
    const { aid, fileName } = file as { aid: number; fileName: string }
    return { aid, fileName }
  }
  if (value === null || value === undefined) return value
  return Array.isArray(value) ? value.map(name) : name(value)
}

/**
 * Replaces the files of a record, field by field.
 * @throws Refusal ATT0007 for an upload that belongs to somebody else, is used elsewhere or is gone
 */
export async function writeFiles(
  trx: Trx,
  { model, actor, now, language }: Context,
  id: number,
  files: ReadonlyMap<Field, readonly number[]>
): Promise<void> {
  for (const [{ name }, aids] of files) {
    const owner = { entity: model.entity.name, field: name, id }
    if (await setRecordFiles(trx, owner, actor.accountId, aids, now)) continue
    throw new Refusal('ATT0007', {}, { fields: [{ path: name, message: gone[language] }] })
  }
}

/** Deletes the files of deleted records. */
export async function deleteFiles(
  trx: Trx,
  { model, now }: Pick<Context, 'model' | 'now'>,
  ids: readonly number[]
): Promise<void> {
  if (hasFiles(model)) await deleteRecordFiles(trx, model.entity.name, ids, now)
}

const hasFiles = ({ fields }: Model): boolean => [...fields.values()].some(({ kind }) => kind === 'file')
