import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { findForums } from '../../directory/forums/find.ts'
import type { Db } from '../../platform/database/open.ts'

const defaultRows = 50

/** Searches the open forums, for the choice of a message's new forum. */
export async function searchForums(
  db: Db,
  { keywords, ids, from = 0, rows = defaultRows }: BodyOf<'searchForums'>
): Promise<components['schemas']['ForumOption'][]> {
  const found = await findForums(db, { keywords, ids }, { offset: from, limit: rows })
  return found.map(({ fid, name, regionName, groupName }) => ({
    id: fid,
    label: name,
    regionName,
    groupName
  }))
}
