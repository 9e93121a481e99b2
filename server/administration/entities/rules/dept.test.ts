import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { db, administrator, department, holder, role, staff } = world
const admin = administrator.client

let number = 0
const create = (parentId: number | null = null, as = admin) =>
  as.call('sysDeptCreate', { body: { name: `第${++number}处`, parentId } })
const update = async (id: number, body: object, as = admin) => {
  const { version } = await admin.call('sysDeptGet', { params: { id } })
  return await as.call('sysDeptUpdate', { params: { id }, body: { version, ...body } })
}
const remove = (id: number) => admin.call('sysDeptDelete', { params: { id } })
const pathOf = async (id: number) =>
  (await db.selectFrom('dept').select('path').where('id', '=', id).executeTakeFirstOrThrow()).path

describe('a department', () => {
  it('knows its way from the top, also after it has moved with all below it', async () => {
    const [old, target] = [await create(), await create()]
    const child = await create(old.id)
    const leaf = await create(child.id)
    expect(await pathOf(leaf.id)).toBe(`/${old.id}/${child.id}/${leaf.id}/`)
    await update(child.id, { parentId: target.id })
    expect(await pathOf(leaf.id)).toBe(`/${target.id}/${child.id}/${leaf.id}/`)
    await update(child.id, { parentId: null })
    expect([await pathOf(child.id), await pathOf(leaf.id)]).toEqual([
      `/${child.id}/`,
      `/${child.id}/${leaf.id}/`
    ])
    expect(await pathOf(old.id)).toBe(`/${old.id}/`)
  })

  it('can be moved neither below itself nor below one of its descendants', async () => {
    const top = await create()
    const child = await create(top.id)
    const leaf = await create(child.id)
    for (const parentId of [top.id, child.id, leaf.id]) {
      const refusal = await update(top.id, { parentId }).catch(error => error)
      expect(refusal).toMatchObject({ code: 'ENT0120', fields: [{ path: 'parentId' }] })
    }
    expect(await pathOf(leaf.id)).toBe(`/${top.id}/${child.id}/${leaf.id}/`)
  })

  it('never closes a ring when two move at once', async () => {
    for (let round = 0; round < 6; round++) {
      const [one, two] = [await create(), await create()]
      const moves = [update(one.id, { parentId: two.id }), update(two.id, { parentId: one.id })]
      const codes = (await Promise.allSettled(moves)).map(result =>
        result.status === 'fulfilled' ? 'done' : result.reason.code
      )
      expect(codes.sort()).toEqual(['ENT0120', 'done'])
    }
  })

  it('must have another name than its siblings', async () => {
    const top = await create()
    await admin.call('sysDeptCreate', { body: { name: '受理处', parentId: top.id } })
    const again = admin.call('sysDeptCreate', { body: { name: '受理处', parentId: top.id } })
    await expect(again).rejects.toMatchObject({ code: 'ENT0001', fields: [{ path: 'name' }] })
  })

  it('can be deleted only when it has no departments below it and no members', async () => {
    const top = await create()
    const child = await create(top.id)
    await expect(remove(top.id)).rejects.toMatchObject({ code: 'ENT0121', status: 409 })
    const member = await staff([], { dept_id: child.id })
    const refusal = await remove(child.id).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0122' })
    expect(refusal.message).toContain('1 名用户')
    await db.updateTable('account').set({ dept_id: null }).where('uid', '=', member.uid).execute()
    await remove(child.id)
    await remove(top.id)
  })

  it('can be deleted together with everything below it', async () => {
    const top = await create()
    const ids = [top.id, (await create(top.id)).id]
    expect(await admin.call('sysDeptDeleteMany', { body: { ids } })).toEqual({ ids })
  })
})

describe('who sees a part of the departments', () => {
  const all = ['sys:dept:page', 'sys:dept:info', 'sys:dept:save', 'sys:dept:update', 'sys:dept:options']

  it('sees their own and those below, as a tree of its own', async () => {
    const top = await department()
    const own = await department(top)
    const below = await department(own)
    const beside = await department(top)
    const clerk = await holder(all, { scope: 1 }, { dept_id: own.id })
    expect((await clerk.client.call('sysDeptList', { query: {} })).map(({ id }) => id).sort()).toEqual(
      [own.id, below.id].sort()
    )
    expect(await clerk.client.call('sysDeptTree')).toEqual([
      { id: own.id, name: own.name, children: [{ id: below.id, name: below.name, children: [] }] }
    ])
    const roots = await clerk.client.call('sysDeptOptions', { query: { filter: '{"parentId":null}' } })
    expect(roots.map(({ id }) => id)).toEqual([own.id])
    await expect(clerk.client.call('sysDeptGet', { params: { id: beside.id } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await expect(update(beside.id, { sort: 3 }, clerk.client)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('adds and moves departments only within the part that they see', async () => {
    const [own, other] = [await department(), await department()]
    const below = await department(own)
    const clerk = await holder(all, { scope: 1 }, { dept_id: own.id })
    await create(own.id, clerk.client)
    await expect(create(null, clerk.client)).rejects.toMatchObject({ code: 'ENT0123' })
    for (const parentId of [null, other.id])
      await expect(update(below.id, { parentId }, clerk.client)).rejects.toMatchObject({
        fields: [{ path: 'parentId' }]
      })
    expect(await pathOf(below.id)).toBe(`/${own.id}/${below.id}/`)
  })

  it('sees with several roles what they open together, and with one that opens all, all', async () => {
    const [own, chosen, other] = [await department(), await department(), await department()]
    const below = await department(chosen)
    const roles = [await role({ permissions: all, scope: 1 }), await role({ scope: 2, depts: [chosen.id] })]
    const clerk = await staff(roles, { dept_id: own.id })
    const seen = async (as: typeof admin) =>
      (await as.call('sysDeptList', { query: { range: '[0,99]' } })).map(({ id }) => id)
    expect((await seen(clerk.client)).sort()).toEqual([own.id, chosen.id].sort())
    const chief = await staff([...roles, await role({ scope: 0 })], { dept_id: own.id })
    expect(await seen(chief.client)).toEqual(expect.arrayContaining([own.id, chosen.id, other.id, below.id]))
    const nobody = await holder(all, { scope: 1 })
    expect(await seen(nobody.client)).toEqual([])
  })
})
