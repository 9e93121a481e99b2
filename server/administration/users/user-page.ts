import type { QueryOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { departmentNames } from '../../people/access/tree.ts'
import type { Db } from '../../platform/database/open.ts'
import { countedTotal } from '../../platform/paging/paging.ts'
import { type EntityCaller, productContext } from '../entities/catalogue.ts'
import { listRecords } from '../entities/list.ts'

type UserPage = components['schemas']['UserPage']

/**
 * Staff to choose from, as the entity's list shows them. Specification 7.
 * @throws Refusal ENT0006 beyond row 10,000, GEN0400
 */
export async function pageOfUsers(
  db: Db,
  caller: EntityCaller,
  { page = 1, rows = 10, cursor, username }: QueryOf<'sysUserPage'>
): Promise<UserPage> {
  const first = (page - 1) * rows
  const { list, total, next } = await listRecords(db, productContext('user', caller), {
    range: JSON.stringify([first, first + rows - 1]),
    cursor,
    filter: JSON.stringify(username?.trim() ? { username } : {})
  })
  const records = list as unknown as readonly components['schemas']['SysUser'][]
  const names = await departmentNames(
    db,
    records.flatMap(({ deptId }) => deptId ?? [])
  )
  return {
    list: records.map(({ id, username: name, realName, deptId, email, mobileMasked }) => ({
      id,
      username: name,
      realName,
      deptName: (deptId && names.get(deptId)) || null,
      email: email ?? null,
      mobile: mobileMasked ?? null
    })),
    ...countedTotal(total),
    nextCursor: next ?? null
  }
}
