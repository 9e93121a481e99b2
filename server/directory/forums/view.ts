import type { components } from '@board/generated/openapi'
import { specialCampaign } from '@board/schemas/facts/formats'
import { secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forumsCountedAt } from '../site/numbers.ts'
import { type ForumFilter, type ForumView, selectForums, selectOfNamedRegions, selectView } from './store.ts'

type Forum = components['schemas']['Forum']

/** Returns a forum as it is shown, open or closed, with its group and the names of its region. @throws Refusal GEN0404 */
export async function getForumView(db: Db | Trx, fid: number): Promise<Forum> {
  const forum = await selectView(db, fid)
  if (!forum) throw new Refusal('GEN0404')
  return shown(forum)
}

/** Returns a page of listed forums: of a region itself, of an organization, or with certain words in their names. */
export async function listForums(
  db: Db,
  filter: ForumFilter,
  page: { offset: number; rows: number }
): Promise<components['schemas']['ForumPage']> {
  const { list, total } = await selectForums(db, filter, page)
  const words = filter.keywords?.trim()
  const near = total === 0 && words ? await selectOfNamedRegions(db, words, filter.organization) : []
  return {
    list: list.map(shown),
    total,
    near: near.map(shown),
    countedAt: secondsOrNull(await forumsCountedAt(db))
  }
}

const shown = (forum: ForumView): Forum => ({
  ...forum,
  specialLayout: forum.fid === specialCampaign.fid,
  organization: forum.organization as Forum['organization']
})
