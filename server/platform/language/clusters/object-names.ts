/** The endings of names of objects that many people write about: estates, companies, schools, roads, lines. */
const endings = [
  '花园|家园|小区|新村|新城|名城|公馆|国际|嘉园|华府|苑|村|社区',
  '公司|集团|银行|平台|工厂|厂|广场|商场|市场|大厦|中心|工地|项目',
  '幼儿园|小学|中学|学校|学院|大学|医院|公园|车站',
  '大道|路|桥|隧道|地铁|铁路|号线|水库',
  '车贷|基金|补贴|新政'
].join('|')

const named = new RegExp(`[\\p{Script=Han}A-Za-z0-9]{2,6}?(?:${endings})`, 'gu')

/**
 * Finds what may be names of objects in a text, by their endings, such as 望湖花园 or 城西小学. The characters before an
 * ending belong to the name or stand by chance in front of it; those of a name come back in other texts.
 */
export function findObjectNames(text: string): string[] {
  return [...new Set(text.match(named) ?? [])]
}

const area =
  /[\p{Script=Han}A-Za-z0-9]{1,3}?(?:省|自治区|市|(?<![小社校园景库片山厂片住宅])区|县|镇|乡|街道)/gu

/** Finds what may be names of administrative areas in a text. Many matters lie in each, so they make none. */
export function findAreaNames(text: string): string[] {
  return [...new Set(text.match(area) ?? [])]
}

const ending = new RegExp(`(?:${endings})$`, 'u')

/** The characters before an ending that tell one object from another. */
const stemLength = 2

/** The share of texts that name the object that they have in common. */
const leastShare = 0.5

/** Lists the objects that a text names: the last two characters before an ending, with the ending. */
function listObjects(text: string): ReadonlySet<string> {
  const objects = findObjectNames(text).flatMap(name => {
    const [last = ''] = ending.exec(name) ?? []
    const stem = name.slice(0, name.length - last.length)
    return stem.length < stemLength ? [] : `${stem.slice(-stemLength)}${last}`
  })
  return new Set(objects)
}

/** Counts the texts that name each object, the most frequent object first. */
function countObjects(texts: readonly ReadonlySet<string>[]): [object: string, texts: number][] {
  const found = new Map<string, number>()
  for (const objects of texts) for (const object of objects) found.set(object, (found.get(object) ?? 0) + 1)
  return [...found].sort(([, one], [, other]) => other - one)
}

/**
 * Lists the objects that most of the texts name, the most frequent first. It is empty if they only have a kind of object in
 * common, such as 小区.
 */
export const listCommonObjects = (texts: readonly string[]): string[] =>
  countObjects(texts.map(listObjects))
    .filter(([, number]) => number >= texts.length * leastShare)
    .map(([object]) => object)

/** The share of texts that name a second object, and so are about something else. */
const secondShare = 0.25

/**
 * Finds a second object: a good part of the texts name it, and not the most frequent one.
 * @returns whether each text is about the second object; undefined if there is none
 */
export function findSecondObject(texts: readonly string[], least: number): boolean[] | undefined {
  const [first] = countObjects(texts.map(listObjects))
  if (!first) return undefined
  const others = texts.filter(text => !text.includes(first[0]))
  const [second] = countObjects(others.map(listObjects))
  if (!second || second[1] < Math.max(least, texts.length * secondShare)) return undefined
  return texts.map(text => text.includes(second[0]) && !text.includes(first[0]))
}

/** An object that a smaller share of the texts name is not what they are about. */
const ownShare = 0.25

/** Tells of each text whether it names objects, and none that others name too. */
export function findOwnObjects(texts: readonly string[]): boolean[] {
  const named = texts.map(listObjects)
  const found = new Map(countObjects(named))
  const shared = Math.max(2, texts.length * ownShare)
  return named.map(
    objects => objects.size > 0 && [...objects].every(object => (found.get(object) ?? 0) < shared)
  )
}
