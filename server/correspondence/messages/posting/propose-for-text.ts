import type { BodyOf, DataOf } from '@board/generated/calls'
import { findForum, findForums } from '../../../directory/forums/find.ts'
import { readPlaces } from '../../../directory/site/places.ts'
import { endOfRegion } from '../../../directory/site/region-code.ts'
import { regionPath } from '../../../directory/site/regions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/open.ts'
import type { FoundPlace } from '../../../platform/language/places.ts'
import { isProposed, proposeClass, whyNone } from '../../../records/learning/propose.ts'
import { countOfDomain } from '../../../records/lists/domain-counts.ts'
import { findReaderRegion } from './reader-region.ts'

type Asked = BodyOf<'proposeForText'>
type Proposals = DataOf<'proposeForText'>

const maxForums = 3

/** The organization of local leaders. Domain 2. */
const local = 1

const isWithin = (region: number, above: number): boolean => region >= above && region < endOfRegion(above)

/**
 * Proposes type, domain and leaders for a text that is being written, with the words of the text that decide. Nothing is
 * proposed that is chosen already, and the text is not stored. Domain 8.
 */
export async function proposeForText(db: Db, reader: Actor, asked: Asked): Promise<Proposals> {
  const { typeId, domainId } = asked
  const text = { subject: asked.subject, content: asked.content ?? '' }
  const [type, domain, why, isForumProposed] = await Promise.all([
    proposeClass(db, 'type', text),
    proposeClass(db, 'domain', text),
    whyNone(db, 'domain'),
    isProposed(db, 'forum')
  ])
  const places = isForumProposed ? await proposeLeaders(db, reader, asked, domainId ?? domain?.id) : noLeaders
  return {
    type: type && type.id !== typeId ? { id: type.id, words: joinWords(text, type.words) } : null,
    domain: domain && domain.id !== domainId ? { id: domain.id, words: joinWords(text, domain.words) } : null,
    ...places,
    whyNone: why ?? null
  }
}

/**
 * Joins words that overlap in the text: 路灯, 灯不 and 不亮 are read as 路灯不亮. Other words stay, in their order.
 * @param words the strongest first
 */
export function joinWords(
  { subject, content }: { subject: string; content: string },
  words: readonly string[]
): string[] {
  const text = `${subject}\n\n${content}`
  const places = words.map(word => ({ word, from: text.indexOf(word), to: text.indexOf(word) + word.length }))
  const runs: { word: string; from: number; to: number; rank: number }[] = []
  for (const [rank, place] of [...places.entries()].sort(([, one], [, other]) => one.from - other.from)) {
    const last = runs.at(-1)
    if (place.from >= 0 && last && last.from >= 0 && place.from < last.to) {
      last.to = Math.max(last.to, place.to)
      last.word = text.slice(last.from, last.to)
      last.rank = Math.min(last.rank, rank)
    } else runs.push({ ...place, rank })
  }
  return runs.sort((one, other) => one.rank - other.rank).map(({ word }) => word)
}

type ProposedLeaders = Pick<Proposals, 'forums' | 'otherRegion'>

const noLeaders: ProposedLeaders = { forums: [], otherRegion: null }

/**
 * Proposes leaders of the region that the text names: if no leader is chosen, if the region is below that of the chosen
 * leader, or if it is another one. Only the last case is a question to the author. For a text that names no region, and for
 * which no leader is chosen, it proposes those of the reader's region.
 */
async function proposeLeaders(
  db: Db,
  reader: Actor,
  { subject, content = '', fid }: Asked,
  domainId: number | undefined
): Promise<ProposedLeaders> {
  const findPlaces = await readPlaces(db)
  const [inSubject, inContent] = [findPlaces(subject), findPlaces(content)]
  if (inSubject.length + inContent.length === 0 && fid === undefined)
    return await proposeNearLeaders(db, reader, domainId)
  const place = choosePlace(inSubject, inContent)
  const chosen = fid === undefined ? undefined : await findForum(db, fid)
  // a ministry, a congress and a special board are chosen for something else than a place
  if (!place || (chosen && (chosen.organization !== local || chosen.region_id === null))) return noLeaders
  const { regionId, word } = place
  const at = chosen?.region_id ?? undefined
  if (at !== undefined && isWithin(at, regionId)) return noLeaders
  const forums = await listLeaders(db, regionId, domainId)
  if (forums.length === 0) return noLeaders
  const isOther = at !== undefined && !isWithin(regionId, at)
  const path = isOther ? await regionPath(db, regionId) : []
  return {
    forums: forums.map(forum => ({ ...forum, why: word, ground: 'text' })),
    otherRegion: isOther ? { regionId, name: path.map(({ name }) => name).join(''), word } : null
  }
}

/** Proposes leaders of the reader's region, or of the nearest one above it that has some. */
async function proposeNearLeaders(
  db: Db,
  reader: Actor,
  domainId: number | undefined
): Promise<ProposedLeaders> {
  const near = await findReaderRegion(db, reader)
  if (!near) return noLeaders
  for (const regionId of near.regionIds) {
    const forums = await listLeaders(db, regionId, domainId)
    if (forums.length > 0)
      return { ...noLeaders, forums: forums.map(forum => ({ ...forum, why: null, ground: near.ground })) }
  }
  return noLeaders
}

/** Chooses the place that a text is about: the lowest one of its subject, otherwise the only lowest one of its content. */
function choosePlace(
  inSubject: readonly FoundPlace[],
  inContent: readonly FoundPlace[]
): FoundPlace | undefined {
  const lowest = (places: readonly FoundPlace[]) =>
    places.filter(
      ({ regionId }) =>
        !places.some(other => other.regionId !== regionId && isWithin(other.regionId, regionId))
    )
  const only = (places: readonly FoundPlace[]) =>
    new Set(places.map(({ regionId }) => regionId)).size === 1 ? places[0] : undefined
  const [first] = lowest(inSubject)
  if (!first) return only(lowest(inContent))
  // a title may name the city and the text its county
  return only(lowest(inContent.filter(one => isWithin(one.regionId, first.regionId)))) ?? first
}

/** Lists leaders of a region who accept messages, those first who are most often written to about the domain. */
async function listLeaders(db: Db, regionId: number, domainId: number | undefined) {
  const forums = await findForums(db, { regionId, organization: local }, { offset: 0, limit: maxForums })
  const counts =
    domainId === undefined ? new Map<number, number>() : await countOfDomain(db, forums, domainId)
  return forums
    .toSorted((one, other) => (counts.get(other.fid) ?? 0) - (counts.get(one.fid) ?? 0))
    .map(({ fid, name, title, groupName, regionName, organization }) => ({
      fid,
      name,
      title,
      groupName,
      regionName,
      organization
    }))
}
