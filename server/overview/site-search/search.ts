import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { excerptOf } from '@board/schemas/facts/formats'
import { helpSections } from '@board/schemas/facts/text/help-text'
import { rulesOf } from '../../correspondence/messages/approval/circumstances.ts'
import { publicRow } from '../../correspondence/messages/shape.ts'
import { findForums } from '../../directory/forums/find.ts'
import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { readPlaces } from '../../directory/site/places.ts'
import { listTopics } from '../../directory/site/topics.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { listedHelpPages } from '../../publishing/help/help.ts'
import { findNumbered } from '../../records/lists/public-messages.ts'
import { listTitledCampaigns, listTitledCases } from '../../records/lists/titled.ts'
import { piecesOfMatter, rankTitled } from './cover.ts'
import { leaderFinder } from './leaders.ts'

type Schemas = components['schemas']

const mostLeaders = 5
const mostOthers = 3

/** The share of the words that a title has: a question to the help is asked in other words than its heading. */
const least = { help: 0.5, others: 0.6 }

/** How long the names of offices are kept, in milliseconds. A closed one is refused when a message is posted. */
const namesKept = 10_000

/** More offices than the country has. */
const everyOffice = { offset: 0, limit: 50_000 }

const leaders = cacheBriefly(namesKept, async (db: Db | Trx) =>
  leaderFinder(await findForums(db as Db, {}, everyOffice), await readPlaces(db))
)

export interface SiteQuery {
  readonly keywords: string
  readonly regionId?: number | undefined
}

interface Reading {
  readonly db: Db
  readonly language: Language
  readonly now: Date
}

/**
 * Finds what the site has for searched words beside messages: leaders, parts of help pages, topics, campaigns and cases;
 * and the message whose number the words are.
 */
export async function searchSite(
  reading: Reading,
  { keywords, regionId }: SiteQuery
): Promise<Schemas['SiteSearch']> {
  const { db, language } = reading
  const pieces = piecesOfMatter(keywords)
  const [number, findLeaders, pages, topics, campaigns, cases] = await Promise.all([
    findNumber(reading, keywords),
    leaders.read(db),
    listedHelpPages(db, language),
    listTopics(db, language),
    pieces.length > 0 ? listTitledCampaigns(db, pieces) : [],
    pieces.length > 0 ? listTitledCases(db, pieces) : []
  ])
  return {
    number,
    leaders: findLeaders(keywords, regionId, mostLeaders).map(toFoundLeader),
    help: rankTitled(keywords, pages.flatMap(toHelpParts), { least: least.help, most: mostOthers }).map(
      ({ key, part, title, text }) => ({ key, part, title, excerpt: excerptOf(text) })
    ),
    topics: rank(
      keywords,
      topics.map(topic => ({ topic, title: topic.topicName, text: '' }))
    ).map(({ topic }) => topic),
    campaigns: rank(keywords, campaigns).map(({ id, title, groupName, beginAt, endAt }) => ({
      id,
      title,
      groupName,
      lifeCycle: reading.now < beginAt ? 0 : reading.now < endAt ? 1 : 2
    })),
    cases: rank(keywords, cases).map(({ id, title, text, groupName }) => ({
      id,
      title,
      summary: excerptOf(text),
      groupName
    }))
  }
}

const rank = <Item extends { title: string; text: string }>(words: string, items: readonly Item[]): Item[] =>
  rankTitled(words, items, { least: least.others, most: mostOthers })

async function findNumber({ db, language, now }: Reading, words: string) {
  const row = await findNumbered(db, words)
  return row ? publicRow(row, language, rulesOf(await readParameters(db), now)) : null
}

function toFoundLeader({
  fid,
  name,
  title,
  organization,
  groupName,
  regionName
}: Omit<Schemas['FoundLeader'], 'organization'> & { organization: number }): Schemas['FoundLeader'] {
  return {
    fid,
    name,
    title,
    organization: organization as Schemas['FoundLeader']['organization'],
    groupName,
    regionName
  }
}

/** Divides a help page into its parts, of which each answers one question. */
function toHelpParts({ key, title, content }: { key: number; title: string; content: string }) {
  return helpSections(content).map(({ heading, paragraphs }, part) => ({
    key,
    part,
    title: heading || title,
    text: paragraphs.join(' ')
  }))
}
