/** Cases of testing storages and of moving files, and of the refusals about them and their files. */
import { maxId } from '@board/schemas/facts/formats'
import { fileUrl } from '../../../server/platform/files/address.ts'
import { localId } from '../../../server/platform/storage/file-store.ts'
import { buildUpload } from '../../support/builders/builders.ts'
import { png } from '../../support/files.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import { aForm, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

let last = 0
const fresh = (given: object = {}) =>
  ({
    name: `第${++last}号存储`,
    type: 6,
    endpoint: 'https://10.1.2.3',
    bucket: 'board-files',
    accessKey: 'key',
    secretKey: 'secret',
    ...given
  }) as const

const storage = (stage: Stage, given: object = {}) =>
  stage.call('administrator', 'sysOssCreate', { body: fresh(given) as never })

/** Builds a storage with the row of a file; the file itself does not exist. */
async function withFile(stage: Stage) {
  const { id, version } = await storage(stage)
  const row = await buildUpload(stage.db, { storage_id: id, created_at: stage.clock.now() })
  return { id, version, row }
}

async function fastDfs({ db }: Stage): Promise<number> {
  const row = db.insertInto('oss').values({ name: `第${++last}号存储`, type: 4 })
  return (await row.returning('id').executeTakeFirstOrThrow()).id
}

const local = async ({ db }: Stage) =>
  await db.selectFrom('oss').select(['id', 'version']).where('id', '=', localId).executeTakeFirstOrThrow()

/** Deletes the runs that earlier calls queued. */
const withoutRuns = async ({ db }: Stage) => void (await db.deleteFrom('schedule_run').execute())

const acting: readonly Case[] = [
  when('testOss', 'done', 'administrator', () => ({ body: { id: localId } })),
  when('testOss', 'GEN0404', 'administrator', () => ({ body: { id: maxId } })),
  when('testOss', 'OSS0001', 'administrator', async stage => ({ body: { id: await fastDfs(stage) } })),
  when('testOss', 'OSS0003', 'administrator', async stage => ({ body: { id: (await storage(stage)).id } })),
  when('moveOssFiles', 'done', 'administrator', async stage => {
    await withoutRuns(stage)
    return { body: { id: localId } }
  }),
  when('moveOssFiles', 'GEN0404', 'administrator', () => ({ body: { id: maxId } })),
  when('moveOssFiles', 'OSS0008', 'administrator', async stage => ({
    body: { id: (await storage(stage)).id }
  })),
  when('moveOssFiles', 'ENT0192', 'administrator', async stage => {
    await withoutRuns(stage)
    await stage.call('administrator', 'moveOssFiles', { body: { id: localId } })
    return { body: { id: localId } }
  })
]

const changing: readonly Case[] = [
  ...(['OSS0001', 'OSS0005'] as const).flatMap((code, at) => [
    when('sysOssCreate', code, 'administrator', () => ({
      body: { name: `第${++last}号存储`, type: at === 0 ? 4 : 5 }
    })),
    when('sysOssUpdate', code, 'administrator', async stage => {
      const { id, version } = await storage(stage)
      return { params: { id }, body: { version, type: at === 0 ? 4 : 5 } }
    })
  ]),
  when('sysOssCreate', 'OSS0006', 'administrator', () => ({
    body: fresh({ status: 1, secretKey: '' }) as never
  })),
  when('sysOssUpdate', 'OSS0006', 'administrator', async stage => {
    const { id, version } = await storage(stage, { secretKey: '' })
    return { params: { id }, body: { version, status: 1 } }
  }),
  when('sysOssCreate', 'OSS0010', 'administrator', () => ({ body: fresh({ status: 1 }) as never })),
  when('sysOssUpdate', 'OSS0010', 'administrator', async stage => {
    const { id, version } = await storage(stage)
    return { params: { id }, body: { version, status: 1 } }
  }),
  when('sysOssCreate', 'OSS0009', 'administrator', () => ({
    body: fresh({ endpoint: 'https://10.1.2.300' }) as never
  })),
  when('sysOssUpdate', 'OSS0009', 'administrator', async stage => {
    const { id, version } = await storage(stage)
    return { params: { id }, body: { version, endpoint: 'https://files.example.org:99999' } }
  }),
  when('sysOssUpdate', 'OSS0002', 'administrator', async stage => {
    const { id, version } = await withFile(stage)
    return { params: { id }, body: { version, bucket: 'another-bucket' } }
  }),
  when('sysOssUpdate', 'OSS0007', 'administrator', async stage => {
    const { id, version } = await local(stage)
    return { params: { id }, body: { version, status: 0 } }
  }),
  ...(['sysOssDelete', 'sysOssDeleteMany'] as const).flatMap(operation => [
    when(operation, 'OSS0002', 'administrator', async stage => {
      const { id } = await withFile(stage)
      return { params: { id }, body: { ids: [id] } } as never
    }),
    when(operation, 'OSS0004', 'administrator', () => {
      return { params: { id: localId }, body: { ids: [localId] } } as never
    })
  ])
]

/** Cases of files in a storage whose address the server may not call. */
const outOfReach: readonly Case[] = [
  ...(['getAttachment', 'getUpload'] as const).map(operation =>
    whenRaw(operation, 'ATT0008', 'from a storage that is out of reach', async stage => {
      const attached = operation === 'getAttachment'
      const { row } = await withFile(stage)
      if (attached) await giveAway(stage, row.aid)
      const file = { storedName: row.stored_name, hasThumbnail: false, attached, open: false }
      const url = new URL(fileUrl(stage.keys, file, stage.clock.now()), 'http://localhost')
      return sendRaw(stage, operation, {
        params: { name: row.stored_name },
        query: { key: url.searchParams.get('key') ?? '' }
      })
    })
  ),
  whenRaw('uploadAttachment', 'ATT0008', 'to a storage that is out of reach', async stage => {
    const { id } = await storage(stage)
    const use = (inUse: number) =>
      stage.db.transaction().execute(async trx => {
        await trx.updateTable('oss').set({ status: 0 }).execute()
        await trx.updateTable('oss').set({ status: 1 }).where('id', '=', inUse).execute()
      })
    await use(id)
    try {
      const file = new File([new Uint8Array(await png())], '路灯.png')
      const payload = aForm({ attachmentType: '1', file })
      return await sendRaw(stage, 'uploadAttachment', { token: await stage.tokenOf('citizen'), payload })
    } finally {
      await use(localId)
    }
  })
]

/** Attaches an upload to a message. */
async function giveAway({ db }: Stage, aid: number): Promise<void> {
  const { tid, id } = await db
    .selectFrom('content_item')
    .select(['tid', 'id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('attachment').set({ tid, content_item_id: id }).where('aid', '=', aid).execute()
}

export const storageCases: readonly Case[] = [...acting, ...changing, ...outOfReach]
