import type { TextCluster } from '../../platform/language/clusters/clusters.ts'
import { listCommonObjects } from '../../platform/language/clusters/object-names.ts'
import { scanWords } from '../../platform/language/clusters/word-scan.ts'
import { toIssueTitle } from './title.ts'

/** A message from which issues are found. */
export interface IssueText {
  readonly id: number
  readonly subject: string
  readonly content: string
  /** When it was approved, in milliseconds. */
  readonly at: number
  readonly author: number
  readonly isPublic: boolean
  /** The region of its forum; null for ministries and others of the whole country. */
  readonly region: number | null
}

/** Messages about one matter at one place. */
export interface FoundIssue {
  readonly title: string
  readonly words: readonly string[]
  readonly centre: TextCluster<number>['centre']
  readonly region: number | null
  readonly days: IssueWindow
  readonly members: readonly number[]
}

/** The lengths of time in which issues are found, in days; the longest first. */
export const issueWindows = [90, 30, 7] as const
export type IssueWindow = (typeof issueWindows)[number]

/** Fewer authors make no issue. */
export const leastAuthors = 8

/** So many authors make an issue in a whole province, or in the country: it has no place that is smaller. */
const leastWideAuthors = 20

/** The region above each region; null above a province. */
export type RegionTree = ReadonlyMap<number, number | null>

/** Returns the regions of a place, the province first. */
function chainOf(regions: RegionTree, region: number | null): number[] {
  const chain: number[] = []
  for (let at: number | null = region; at !== null; at = regions.get(at) ?? null) chain.unshift(at)
  return chain
}

/** Returns the lowest region that has all places below a province; else the province, or null if there is none. */
function commonRegion(regions: RegionTree, places: readonly (number | null)[]): number | null {
  const all = places.map(place => chainOf(regions, place)).filter(chain => chain.length > 0)
  const below = all.filter(chain => chain.length > 1)
  const chains = below.length > 0 ? below : all
  const [first = []] = chains
  return first.filter((region, depth) => chains.every(chain => chain[depth] === region)).at(-1) ?? null
}

const nameIn = ({ subject, content }: IssueText): string => `${subject} ${content}`

/**
 * Divides the texts of a cluster by city, because a matter has one place. Texts to an office of a province, or without a
 * place, belong to the largest city of theirs if they name the object; else they stand alone.
 */
function divideByCity(texts: readonly IssueText[], object: string, regions: RegionTree): IssueText[][] {
  const cities = new Map<number, IssueText[]>()
  const above: IssueText[] = []
  for (const text of texts) {
    const city = chainOf(regions, text.region)[1]
    if (city === undefined) above.push(text)
    else cities.set(city, [...(cities.get(city) ?? []), text])
  }
  const groups = [...cities]
    .filter(([, group]) => hasEnoughAuthors(group))
    .sort(([, one], [, other]) => other.length - one.length)
  const alone = new Map<number | null, IssueText[]>()
  for (const text of above) {
    const [province] = chainOf(regions, text.region)
    const group = groups.find(([city]) => province === undefined || chainOf(regions, city)[0] === province)
    if (!group) alone.set(province ?? null, [...(alone.get(province ?? null) ?? []), text])
    else if (nameIn(text).includes(object)) group[1].push(text)
  }
  const wide = [...alone.values()].filter(group => hasEnoughAuthors(group, leastWideAuthors))
  return [...groups.map(([, group]) => group), ...wide]
}

const hasEnoughAuthors = (texts: readonly IssueText[], least = leastAuthors): boolean =>
  new Set(texts.map(({ author }) => author)).size >= least

/**
 * Tells whether a message to an office of a region can belong to an issue of a place: both lie in one city, or one of them
 * is the province of the other, or the message has no place.
 */
export function isAtPlace(regions: RegionTree, place: number | null, region: number | null): boolean {
  if (region === null) return true
  const [own, other] = [chainOf(regions, place), chainOf(regions, region)]
  return (
    own.length > 0 &&
    [0, 1].every(depth => {
      const [one, another] = [own[depth], other[depth]]
      return one === undefined || another === undefined || one === another
    })
  )
}

/** The share of the texts that name an object and lie in one city, if it is the name of one object. */
const ownShare = 0.6

/** The texts of a cluster at one place, with the objects that most of them name. */
interface PlacedTexts {
  readonly cluster: TextCluster<number>
  readonly texts: readonly IssueText[]
  readonly city: number | undefined
  readonly objects: readonly string[]
}

/** Divides a cluster by city. */
function placeCluster(
  cluster: TextCluster<number>,
  texts: ReadonlyMap<number, IssueText>,
  regions: RegionTree
): PlacedTexts[] {
  const own = cluster.members.flatMap(id => texts.get(id) ?? [])
  const [common = ''] = listCommonObjects(own.map(nameIn))
  return divideByCity(own, common, regions).map(group => ({
    cluster,
    texts: group,
    city: group.map(({ region }) => chainOf(regions, region)[1]).find(city => city !== undefined),
    objects: [...listCommonObjects(group.map(nameIn)), ...(cluster.centre.keyWords ?? [])]
  }))
}

function* readNames(texts: Iterable<IssueText>): Generator<string> {
  for (const text of texts) yield nameIn(text)
}

/** Counts for each object the texts of each city that name it. */
function countByCity(
  objects: readonly string[],
  texts: ReadonlyMap<number, IssueText>,
  regions: RegionTree
): Map<string, Map<number, number>> {
  const cities = [...texts.values()].map(({ region }) => chainOf(regions, region)[1])
  const counts = new Map(objects.map(object => [object, new Map<number, number>()]))
  scanWords(readNames(texts.values()), objects, (object, { at }) => {
    const [city, own] = [cities[at], counts.get(object)]
    if (city !== undefined) own?.set(city, (own.get(city) ?? 0) + 1)
  })
  return counts
}

/** Tells whether an object is that of a city. A name that is as frequent in others names a kind of object: 中转站, 老年大学. */
function isOfCity(counts: ReadonlyMap<number, number>, city: number): boolean {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (counts.get(city) ?? 0) >= all * ownShare
}

/** Divides clusters into issues: one object, one place, and enough authors. */
export function divideClusters(
  clusters: readonly TextCluster<number>[],
  texts: ReadonlyMap<number, IssueText>,
  { regions, days }: { regions: RegionTree; days: IssueWindow }
): FoundIssue[] {
  const placed = clusters.flatMap(cluster => placeCluster(cluster, texts, regions))
  const counts = countByCity([...new Set(placed.flatMap(({ objects }) => objects))], texts, regions)
  return placed.flatMap(({ cluster: { words, centre }, texts: own, city, objects }) => {
    const object = objects.find(one => city === undefined || isOfCity(counts.get(one) ?? new Map(), city))
    if (object === undefined) return []
    const open = own.filter(({ isPublic }) => isPublic)
    const title = (open.find(({ subject }) => subject.includes(object)) ?? open[0])?.subject
    return {
      title: title === undefined ? words.slice(0, 2).join(' ') : toIssueTitle(title),
      words,
      centre,
      region: commonRegion(
        regions,
        own.map(({ region }) => region)
      ),
      days,
      members: own.map(({ id }) => id)
    }
  })
}

/** The share of the smaller one's members that two findings of one issue have in common. */
const sameShare = 0.5

/** Counts the members that two findings have in common, as a share of the smaller one. */
export function commonShare(one: ReadonlySet<number>, other: readonly number[]): number {
  const common = other.filter(id => one.has(id)).length
  return common / Math.max(1, Math.min(one.size, other.length))
}

/** Tells whether two findings are one issue. */
export const isSameIssue = (one: ReadonlySet<number>, other: readonly number[]): boolean =>
  commonShare(one, other) >= sameShare

/** Leaves out what was found before, in a longer time. */
export function leaveOutRepeated(found: readonly FoundIssue[]): FoundIssue[] {
  const chosen: { issue: FoundIssue; members: Set<number> }[] = []
  for (const issue of found)
    if (!chosen.some(({ members }) => isSameIssue(members, issue.members)))
      chosen.push({ issue, members: new Set(issue.members) })
  return chosen.map(({ issue }) => issue)
}
