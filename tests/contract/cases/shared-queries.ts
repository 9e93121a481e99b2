/** Cases of saved queries that several people see. */
import { type ClientCase, when } from '../support/case.ts'
import { sharedQuery } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const query = (name: string) => ({ list: 'list-ans', name, search: 'filter=%7B%7D' })

const roleOf = async ({ db }: Stage): Promise<number> =>
  (await db.selectFrom('role').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id

/** Adds as many queries as an institution or a role may share. */
async function filled({ db }: Stage, column: 'group_id' | 'role_id', id: number): Promise<void> {
  const { uid } = await db
    .selectFrom('account')
    .select('uid')
    .orderBy('uid')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 100 }, (_, index) => ({
    owner_uid: uid,
    [column]: id,
    list: 'full',
    name: String(index),
    search: '',
    changed_at: new Date()
  }))
  await db
    .insertInto('shared_query')
    .values(rows)
    .onConflict(one => one.doNothing())
    .execute()
}

const emptied = ({ db }: Stage) => db.deleteFrom('shared_query').where('list', '=', 'full').execute()

export const sharedQueryCases: readonly ClientCase[] = [
  when('listSharedQueries', 'done', 'city', async stage => {
    await sharedQuery(stage)
    return {}
  }),
  when('shareQueryWithGroup', 'done', 'city', () => ({ body: query('待解释') })),
  when('shareQueryWithGroup', 'SHQ0001', 'city', async stage => ({
    body: query((await sharedQuery(stage)).name)
  })),
  when('shareQueryWithGroup', 'SHQ0002', 'bureau', async stage => {
    await filled(stage, 'group_id', stage.world.groups.bureau)
    return { body: query('第一百零一个') }
  }),
  when('shareQueryWithRole', 'done', 'administrator', async stage => {
    await emptied(stage)
    return { body: { roleId: await roleOf(stage), query: query('停用的账号') } }
  }),
  when('shareQueryWithRole', 'GEN0404', 'administrator', () => ({
    body: { roleId: 999_999, query: query('无此角色') }
  })),
  when('shareQueryWithRole', 'SHQ0001', 'administrator', async stage => {
    const roleId = await roleOf(stage)
    await stage.call('administrator', 'shareQueryWithRole', { body: { roleId, query: query('重名') } })
    return { body: { roleId, query: query('重名') } }
  }),
  when('shareQueryWithRole', 'SHQ0002', 'administrator', async stage => {
    const roleId = await roleOf(stage)
    await filled(stage, 'role_id', roleId)
    return { body: { roleId, query: query('第一百零一个') } }
  }),
  when('changeSharedQuery', 'done', 'city', async stage => {
    const { id, version, name } = await sharedQuery(stage)
    return { body: { id, version, name: `${name}改` } }
  }),
  when('changeSharedQuery', 'GEN0409', 'city', async stage => ({
    body: { id: (await sharedQuery(stage)).id, version: 99, search: '' }
  })),
  when('changeSharedQuery', 'SHQ0001', 'city', async stage => {
    const { id, version } = await sharedQuery(stage)
    return { body: { id, version, name: (await sharedQuery(stage)).name } }
  }),
  when('changeSharedQuery', 'GEN0404', 'stranger', async stage => {
    const { id, version } = await sharedQuery(stage)
    return { body: { id, version, search: '' } }
  }),
  when('withdrawSharedQuery', 'done', 'city', async stage => ({
    body: { id: (await sharedQuery(stage)).id }
  })),
  when('withdrawSharedQuery', 'GEN0404', 'citizen', async stage => ({
    body: { id: (await sharedQuery(stage)).id }
  }))
]
