import type { Trx } from '../../platform/database/open.ts'
import { type News, notify } from '../../platform/notify/notify.ts'
import { selectFollowers } from './store.ts'

/**
 * Tells those who follow a message what everybody may know of it.
 * @param told accounts that hear of it anyway, or did it. Domain 6
 */
export async function tellFollowers(
  trx: Trx,
  news: News & { readonly tid: number },
  told: readonly number[]
): Promise<void> {
  await notify(trx, news, { accounts: await selectFollowers(trx, news.tid, told) })
}
