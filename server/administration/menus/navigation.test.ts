import type { components } from '@board/generated/openapi'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildGroup, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientIn, staffMember } from '../../../tests/support/builders/staff.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { synchroniseMenus } from './synchronise.ts'

type Node = components['schemas']['MenuNode']

const database = await testDatabase()
const { db } = database
await synchroniseMenus(db)
const server = await testServer(database)
const { app, deps } = server

const keysOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ key, id, children }) => [key ?? String(id), ...keysOf(children)])

async function institution(given: Parameters<typeof buildGroup>[1] = {}) {
  const group = await buildGroup(db, given)
  const kind = { kind: 'institution', group_id: group.id, organization: given.organization ?? 1 }
  const { uid } = await buildAccount(db, kind)
  const client = clientOf(app, await buildSession(db, uid), deps.keys.publicKeyPem)
  return keysOf(await client.call('sysMenuNav'))
}

const menuWith = async (more: object) => {
  const names = { name_zh_cn: '自建', name_zh_tw: '', name_en_us: 'Own' }
  const row = db.insertInto('menu').values({ face: 'admin', ...names, ...more })
  return (await row.returning('id').executeTakeFirstOrThrow()).id
}

it('the development inbox is in the menu of a demo site only', async () => {
  const menuOf = async (mode: 'demo' | 'production') => {
    const site = await testServer(database, { config: { ...deps.config, mode } })
    const { client } = await staffMember(database, site, ['sys:inbox:page', 'sys:user:page'])
    return keysOf(await client.call('sysMenuNav'))
  }
  expect(await menuOf('demo')).toContain('board:inbox')
  const inProduction = await menuOf('production')
  expect(inProduction).toContain('entity:user')
  expect(inProduction).not.toContain('board:inbox')
})

it('an entry of a ministry leads to its list without the suggestion variant', async () => {
  const id = await menuWith({ face: 'g', type: 0, url: '/list-ans?display=1&typeId=5' })
  const urlFor = async (organization: number) => {
    const group = await buildGroup(db, { organization })
    const { uid } = await buildAccount(db, { kind: 'institution', group_id: group.id, organization })
    const client = clientOf(app, await buildSession(db, uid), deps.keys.publicKeyPem)
    return (await client.call('sysMenuNav')).find(node => node.id === id)?.url
  }
  expect(await urlFor(3)).toBe('/list-ans?display=1')
  expect(await urlFor(1)).toBe('/list-ans?display=1&typeId=5')
  await db.deleteFrom('menu').where('id', '=', id).execute()
})

describe('an institution', () => {
  it('sees the seven menus that its flags allow, and its boards below message handling', async () => {
    const all = { allow_collect: true, allow_delivery: true }
    expect(await institution(all)).toEqual([
      'institution:20',
      'institution:21',
      'board:list-ans',
      'board:toBeReply',
      'board:toBeExplain',
      'board:toBeExamine',
      'board:list-collect',
      'board:list-to',
      'board:lastAssign',
      'board:lastToBeReply',
      'board:lastExplained',
      'board:list-from',
      'board:ownRechecks',
      'board:proposalsTo',
      'board:reportsTo',
      'board:reportsFrom',
      'board:userFeedback',
      'board:platformFeedback',
      'board:lastFeedback',
      'board:nextFeedback',
      'board:ownCases',
      'board:allMessage',
      'board:myTasks',
      'institution/hotIssues',
      'institution:25',
      'institution:22',
      'institution:23',
      'institution:24',
      'institution:26'
    ])
    expect(await institution({ allow_collect: false, allow_delivery: true })).not.toContain('institution:25')
    expect(await institution({ allow_collect: true, allow_delivery: false })).not.toContain('institution:26')
  })

  it('that receives deliveries sees them below message handling', async () => {
    expect(await institution({ allow_handle_delivery: true })).toContain('board:list-handle-delivery')
    expect(await institution({ allow_handle_delivery: false })).not.toContain('board:list-handle-delivery')
  })

  it('of people’s congress sees no board of assignments', async () => {
    const keys = await institution({ organization: 5 })
    expect(keys).toContain('board:list-ans')
    expect(keys).not.toContain('board:list-to')
    expect(keys).not.toContain('board:list-from')
  })
})

describe('a member of the platform’s staff', () => {
  it('sees the pages of their permissions, and of groups only those that hold one', async () => {
    const { client } = await staffMember(database, server, ['sys:dept:page', 'board:message:page'])
    const keys = keysOf(await client.call('sysMenuNav'))
    expect(keys).toEqual(['board:queue', 'group:system', 'entity:dept'])
  })

  it('sees nothing without any, and nothing that is hidden or below what is', async () => {
    const { client: nobody } = await staffMember(database, server, [])
    expect(await nobody.call('sysMenuNav')).toEqual([])
    const { client } = await staffMember(database, server, ['sys:dept:page'])
    const hide = (status: number) =>
      db.updateTable('menu').set({ status }).where('key', '=', 'group:system').execute()
    await hide(0)
    expect(keysOf(await client.call('sysMenuNav'))).toEqual([])
    await hide(1)
  })

  it('sees an entry that names several permissions once they have all', async () => {
    const id = await menuWith({ url: '/dept', permissions: 'sys:dept:page, sys:dept:info' })
    const { client: some } = await staffMember(database, server, ['sys:dept:page'])
    const { client: all } = await staffMember(database, server, ['sys:dept:page', 'sys:dept:info'])
    expect(keysOf(await some.call('sysMenuNav'))).not.toContain(String(id))
    expect(keysOf(await all.call('sysMenuNav'))).toContain(String(id))
    await db.deleteFrom('menu').where('id', '=', id).execute()
  })

  it('reads it in their language, and in Chinese where a name is missing', async () => {
    const id = await menuWith({ url: '/dept', permissions: 'sys:dept:page' })
    const { token } = await staffMember(database, server, ['sys:dept:page'])
    const ask = async (language: string) => {
      const { call } = clientIn(language, server, token)
      const nodes = await call('sysMenuNav')
      return [nodes.find(node => node.id === id)?.name, nodes.find(({ key }) => key === 'group:system')?.name]
    }
    expect(await ask('zh-CN')).toEqual(['自建', '系统管理'])
    expect(await ask('zh-TW')).toEqual(['自建', '系統管理'])
    expect(await ask('en-US')).toEqual(['Own', 'System'])
    await db.deleteFrom('menu').where('id', '=', id).execute()
  })
})

it('an entry says whether administrators gave it another name or icon than the product', async () => {
  const { token } = await staffMember(database, server, ['sys:dept:page'])
  const looks = async (language = 'zh-CN') => {
    const [system] = await clientIn(language, server, token).call('sysMenuNav')
    const [dept] = system?.children ?? []
    return [dept?.isRenamed, dept?.hasOwnIcon]
  }
  const dept = db.updateTable('menu').where('key', '=', 'entity:dept')
  const { name_zh_cn, icon } = await db
    .selectFrom('menu')
    .select(['name_zh_cn', 'icon'])
    .where('key', '=', 'entity:dept')
    .executeTakeFirstOrThrow()
  expect(await looks()).toEqual([false, false])
  await dept.set({ name_zh_cn: '科室' }).execute()
  expect(await looks()).toEqual([true, false])
  expect(await looks('en-US')).toEqual([false, false])
  await dept.set({ name_zh_cn, icon: 'star' }).execute()
  expect(await looks()).toEqual([false, true])
  await dept.set({ icon }).execute()
  const id = await menuWith({ url: '/dept', permissions: 'sys:dept:page' })
  const own = (await clientIn('zh-CN', server, token).call('sysMenuNav')).find(node => node.id === id)
  expect(own).toMatchObject({ name: '自建', isRenamed: true, hasOwnIcon: true })
  await db.deleteFrom('menu').where('id', '=', id).execute()
})

it('a citizen has no menu', async () => {
  const { uid } = await buildAccount(db, { kind: 'citizen' })
  const client = clientOf(app, await buildSession(db, uid), deps.keys.publicKeyPem)
  expect(await client.call('sysMenuNav')).toEqual([])
})
