import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import type { Place } from './site-map.ts'
import { lastMessageFile, listForumPlaces, listMessageFiles, listMessagePlaces } from './store.ts'

/** Lists the names of the files of the site map. */
export async function listSiteMapFiles(db: Db): Promise<string[]> {
  const messages = (await listMessageFiles(db)).map(number => `messages-${number}.xml`)
  return ['pages.xml', 'forums.xml', ...messages]
}

/**
 * Lists the pages of a file of the site map.
 * @param pages the addresses of the portal's pages
 * @throws Refusal GEN0404 if there is no such file
 */
export async function readSiteMapFile(db: Db, name: string, pages: readonly string[]): Promise<Place[]> {
  if (name === 'pages.xml') return pages.map(path => ({ path }))
  if (name === 'forums.xml') return listForumPlaces(db)
  const number = Number(/^messages-(\d+)\.xml$/.exec(name)?.[1])
  if (!(number <= lastMessageFile)) throw new Refusal('GEN0404')
  return listMessagePlaces(db, number)
}
