import { cityOf, endOfRegion, levelOf, provinceOf } from '../../directory/site/region-code.ts'
import { plainText } from '../../records/search/bigrams.ts'

/** An office that can be written to. */
export interface Office {
  readonly fid: number
  readonly name: string
  readonly title: string
  readonly organization: number
  readonly groupName: string
  readonly regionId: number | null
  readonly regionName: string
  readonly messageCount: number
}

/** A place that words name. */
interface NamedPlace {
  readonly regionId: number
  readonly from: number
  readonly to: number
  readonly word: string
}

/** An office with its names in the form in which they are searched. */
interface Entry {
  readonly office: Office
  readonly names: readonly string[]
  /** The name without that of its region. */
  readonly department: string
  /** The line under the name, and the group. */
  readonly others: string
}

/** What the words say of an office: a share of its name, from 0 to 1. */
type Fit = (entry: Entry) => number

const units = '省市县区州旗盟'

/** Words around an office that are not part of its name. */
const around = /我要|我想|写信|写给|留言|投诉|反映|领导|信箱|联系|给|找|向|的/gu

/** The institutions that people abbreviate, by the end of their names. */
const institution = /(?:局|部|厅|委员会|办公室|总局|银行)$/u

/** The leaders of a place that are offered if the words say nothing about an office. */
const leadersOfPlace = 2

/** Returns the name as people say it, too: 某县长 for 某县县长, 某市书记 for 某市委书记. */
const namesOf = (name: string): string[] => [
  name,
  name.replace(new RegExp(`([${units}])\\1长`, 'u'), '$1长'),
  name.replace(new RegExp(`([${units}])委书记`, 'u'), '$1书记')
]

/** Returns the name of an office without the names of its regions in front, and without the title of its head. */
function departmentOf(name: string, regionName: string): string {
  const own = name.replace(/(?<=局|部|厅|委员会|总局|银行)(?:局长|部长|厅长|主任|行长)$/u, '')
  for (let at = 0; at < regionName.length - 1; at++) {
    const region = regionName.slice(at)
    if (own.startsWith(region) && own.length > region.length) return own.slice(region.length)
  }
  return own.replace(/^(?:国家|中国|中华人民共和国)/u, '')
}

const joined = (text: string): string => plainText(text).replaceAll(' ', '')

function toEntry(office: Office): Entry {
  const name = joined(office.name)
  return {
    office,
    names: namesOf(name),
    department: departmentOf(name, joined(office.regionName)),
    others: `${joined(office.title)} ${joined(office.groupName)}`
  }
}

/** Tells whether words abbreviate the name of an institution: 卫健委 is 卫生健康委员会, 城管 is 城市管理局. */
export function abbreviates(words: string, name: string): boolean {
  if (words.length < 2 || words.length > 5 || !institution.test(name) || words[0] !== name[0]) return false
  let at = -1
  return [...words].every(character => {
    at = name.indexOf(character, at + 1)
    return at >= 0
  })
}

const fitOf =
  (words: string): Fit =>
  ({ names, department, others }) => {
    if (names[0] === words || department === words) return 1
    if (names.some(name => name.includes(words))) return 0.9
    if (words.length > 1 && others.includes(words)) return 0.7
    return abbreviates(words, department) ? 0.6 : 0
  }

/** Cuts the names of places and the words around an office out of the words; 诸暨市长 leaves 市长. */
function officeWords(words: string, places: readonly NamedPlace[]): string {
  let rest = ''
  let at = 0
  for (const { from, to, word } of places) {
    rest += words.slice(at, from)
    const unit = word.at(-1) ?? ''
    if (units.includes(unit) && /^(?:长|委|政府|人大)/u.test(words.slice(to))) rest += unit
    at = to
  }
  return (rest + words.slice(at)).replace(around, '')
}

/** Returns the regions above a region, the nearest first. */
const regionsAbove = (regionId: number): number[] =>
  [cityOf(regionId), provinceOf(regionId)].filter(id => id !== regionId)

/** Tells whether an office lies in a region or below it. */
const isWithin = ({ office: { regionId } }: Entry, region: number): boolean =>
  regionId !== null && regionId >= region && regionId < endOfRegion(region)

const depth = { province: 0, city: 1, county: 2 } as const

/** Returns the most exact place of those that are named. */
const placeMeant = (places: readonly NamedPlace[]): NamedPlace | undefined =>
  places.reduce<NamedPlace | undefined>(
    (best, place) => (best && depth[levelOf(best.regionId)] >= depth[levelOf(place.regionId)] ? best : place),
    undefined
  )

/**
 * Returns a function that finds the offices that words mean: by place (通江), by title (诸暨市长), by institution (教育部,
 * 卫健委). If the words name a place and a matter, it finds the main offices of the place.
 * @param findPlaces finds places in plain words; their order is that of the words
 */
export function leaderFinder(
  offices: readonly Office[],
  findPlaces: (words: string) => readonly NamedPlace[]
): (typed: string, readerRegion: number | undefined, most: number) => Office[] {
  const entries = offices.map(toEntry)
  return (typed, readerRegion, most) => {
    const words = joined(typed)
    if (words.length < 2) return []
    const places = findPlaces(words)
    const meant = placeMeant(places)
    const rest = officeWords(words, places)
    const found = meant
      ? officesAt(entries, meant.regionId, rest, most)
      : officesNamed(entries, rest, readerRegion)
    return found.slice(0, most).map(({ office }) => office)
  }
}

/** Returns the offices of a place: those with the words at the place, above it or below it; else its main offices. */
function officesAt(entries: readonly Entry[], regionId: number, rest: string, most: number): Entry[] {
  const own = entries.filter(({ office }) => office.regionId === regionId)
  const above = regionsAbove(regionId).map(region =>
    entries.filter(({ office }) => office.regionId === region)
  )
  const main = own.length > 0 ? own : (above.find(({ length }) => length > 0) ?? [])
  if (rest === '') return main.slice(0, most)
  const fit = fitOf(rest)
  const fits = (some: readonly Entry[]) =>
    sortedBy(
      some.filter(one => fit(one) > 0),
      fit
    )
  const atPlace = fits(own)
  if (atPlace.length > 0) return atPlace
  const below = entries.filter(entry => entry.office.regionId !== regionId && isWithin(entry, regionId))
  return [...above.flatMap(fits), ...fits(below).slice(0, most), ...main.slice(0, leadersOfPlace)]
}

/** Returns the offices whose names contain the words, those of the reader's region first. */
function officesNamed(entries: readonly Entry[], words: string, readerRegion: number | undefined): Entry[] {
  if (words.length < 2) return []
  const fit = fitOf(words)
  const found = sortedBy(
    entries.filter(entry => fit(entry) > 0),
    fit
  )
  if (readerRegion === undefined) return found
  const isNear = (entry: Entry) => isWithin(entry, readerRegion)
  return [...found.filter(isNear), ...found.filter(entry => !isNear(entry))]
}

const sortedBy = (entries: Entry[], fit: Fit): Entry[] =>
  entries.sort(
    (one, other) =>
      fit(other) - fit(one) ||
      other.office.messageCount - one.office.messageCount ||
      one.office.fid - other.office.fid
  )
