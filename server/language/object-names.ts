/** The endings of names of objects that many people write about: estates, companies, schools, roads, lines. */
const endings = [
  '花园|家园|小区|新村|新城|名城|公馆|国际|嘉园|华府|苑|庭|湾|府|城|郡|村|社区',
  '公司|集团|银行|平台|工厂|厂|广场|商场|市场|大厦|中心|工地|项目',
  '幼儿园|小学|中学|学校|学院|大学|医院|公园|车站|站',
  '大道|路|街|桥|隧道|地铁|铁路|号线|河|湖|水库',
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

/**
 * Lists the objects that most of the texts name, the most frequent first: the last two characters before an ending, with the
 * ending. It is empty if they only have a kind of object in common, such as 小区.
 */
export function listCommonObjects(texts: readonly string[]): string[] {
  const found = new Map<string, number>()
  for (const text of texts) {
    const objects = findObjectNames(text).flatMap(name => {
      const [last = ''] = ending.exec(name) ?? []
      const stem = name.slice(0, name.length - last.length)
      return stem.length < stemLength ? [] : `${stem.slice(-stemLength)}${last}`
    })
    for (const object of new Set(objects)) found.set(object, (found.get(object) ?? 0) + 1)
  }
  return [...found]
    .filter(([, number]) => number >= texts.length * leastShare)
    .sort(([, one], [, other]) => other - one)
    .map(([object]) => object)
}
