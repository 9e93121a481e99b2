import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Place } from './site-map.ts'
import {
  lastMessageFile,
  listCampaignPlaces,
  listCasePlaces,
  listForumPlaces,
  listMessageFiles,
  listMessagePlaces,
  listNoticePlaces
} from './store.ts'

/** Files that exist only while they have a page: an empty file is not valid. */
const sometimes: Readonly<Record<string, (db: Db) => Promise<Place[]>>> = {
  'campaigns.xml': listCampaignPlaces,
  'cases.xml': listCasePlaces,
  'notices.xml': listNoticePlaces
}

/** Lists the names of the files of the site map. */
export async function listSiteMapFiles(db: Db): Promise<string[]> {
  const [numbers, ...others] = await Promise.all([
    listMessageFiles(db),
    ...Object.entries(sometimes).map(async ([name, list]) => ((await list(db)).length > 0 ? [name] : []))
  ])
  return ['pages.xml', 'forums.xml', ...others.flat(), ...numbers.map(number => `messages-${number}.xml`)]
}

/**
 * Lists the pages of a file of the site map.
 * @param pages the addresses of the portal's pages
 * @throws Refusal GEN0404 if there is no such file
 */
export async function readSiteMapFile(db: Db, name: string, pages: readonly string[]): Promise<Place[]> {
  if (name === 'pages.xml') return pages.map(path => ({ path }))
  if (name === 'forums.xml') return listForumPlaces(db)
  const list = sometimes[name]
  if (list) return list(db)
  const number = Number(/^messages-(\d+)\.xml$/.exec(name)?.[1])
  if (!(number <= lastMessageFile)) throw new Refusal('GEN0404')
  return listMessagePlaces(db, number)
}
