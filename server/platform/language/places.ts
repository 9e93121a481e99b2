import { plainForm } from '@board/schemas/facts/text/plain-form'
import { foldVariants } from './variants.ts'

/** A region of the table, as far as its name matters. */
export interface NamedRegion {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
}

/** A place in a text: a region, the word that names it, and where the word stands, in UTF-16 units. */
export interface FoundPlace {
  readonly regionId: number
  readonly word: string
  readonly from: number
  readonly to: number
}

const peoples =
  '壮|回|满|苗|维吾尔|土家|彝|蒙古|藏|布依|侗|瑶|朝鲜|白|哈尼|哈萨克|黎|傣|畲|傈僳|仡佬|东乡|高山|拉祜|水|佤|纳西|羌|土|仫佬|锡伯|' +
  '柯尔克孜|达斡尔|景颇|毛南|撒拉|布朗|塔吉克|阿昌|普米|鄂温克|怒|京|基诺|德昂|保安|裕固|独龙|鄂伦春|门巴|珞巴'

/** The end of a name that people leave out: peoples of an autonomous region, and the kind of region. */
const kindOfRegion = new RegExp(
  `(?:(?:${peoples}|各)族)*(?:(?:维吾尔|哈萨克|柯尔克孜|(?<!内)蒙古|塔吉克|锡伯)?自治[区州县旗])$|` +
    `(?:(?:${peoples})族)区$|(?:特别行政区|地区|新区|林区|矿区|省|市|县|区|盟|旗)$`
)

const isCity = /(?:市|特别行政区)$/

/** Names without a short form: zones, and banners that are told apart by a direction. */
const isWhole =
  /(?:开发区|园区|示范区|保税区|管理区|实验区|聚集区|食品区|改革区|名胜区|岛|域|委员会|管委会|[左右前中后合]旗)$/

/** Short names that are ordinary words, or names of streets and estates everywhere. */
const ordinary = new Set(
  (
    '爱民 安定 安康 安宁 安平 安新 八步 白塔 白银 宝塔 北关 北海 博爱 城北 城东 城关 城口 城南 城西 城乡 城中 长安 长寿 长治 朝阳 大安 大城 ' +
    '大东 大方 大观 大理 大名 大同 大新 大兴 道里 道外 定西 东安 东城 东方 东风 东港 东海 东湖 东山 东胜 东兴 二七 方正 丰满 福田 富民 富强 富裕 港口 ' +
    '高明 高新 高平 公安 古城 鼓楼 管城 光明 广安 海港 海口 海南 河北 河东 河口 河南 河西 合作 和平 和顺 和田 和静 红旗 红桥 红星 互助 花山 环城 会东 会理 会同 ' +
    '吉安 集安 建安 建设 健康 江北 江东 江南 江山 江西 江岸 交口 解放 金山 开发 康乐 矿山 来宾 兰山 乐业 老城 历城 龙泉 龙湖 龙门 龙华 路北 路南 路桥 ' +
    '民丰 民和 民乐 民权 民主 南部 南城 南关 南湖 南山 南通 南市 平安 平房 平和 平定 平原 平江 前锋 前进 桥东 桥西 青山 清河 清新 庆安 日照 三河 三明 三元 ' +
    '沙湾 山城 山东 山西 山阳 上城 上街 上林 商城 市北 市南 市中 胜利 双塔 水城 顺河 太白 太和 太湖 太平 天河 天门 天桥 天水 铁东 铁西 通道 通化 同安 同心 团结 ' +
    '万安 万年 万全 卫东 温泉 文峰 武安 西城 西湖 西区 西山 西市 下城 仙桃 香洲 向阳 新安 新城 新华 新建 新民 新平 新市 新乡 新兴 新余 兴安 兴国 兴隆 兴业 秀山 ' +
    '延长 阳光 阳春 永安 永定 永和 永兴 友好 友谊 玉树 裕民 岳阳楼 云龙 站前 振安 振兴 镇江 正安 中原 中山 中心 滨城 滨海 滨湖 滨江 七星 翠屏 湖里 洞口 小店 荷塘 沙河 青龙 湖滨 文昌 桃源'
  ).split(' ')
)

/** Short names of provinces and well-known cities among the ordinary words: a text that begins with one means the region. */
const wellKnown = new Set(
  '河北 河南 海南 江西 山东 山西 海口 大同 大理 南通 镇江 新乡 中山 通化 吉安 广安 安康 天水 三明 长治 新余 天门 定西 白银 日照'.split(
    ' '
  )
)

/** Whole names that are ordinary words, too. */
const ordinaryWhole =
  /^(?:[城郊矿东西南北]区|[和新道成单高代应义古兴理随环宁]县|芒市|(?:老城|古城|新城|山城|港口|市中|城中|城关|东城|西城|上街)区)$/

/** Characters after which a word begins. */
const wordBegins = /[\p{P}\p{S}\s在到去从往至住于赴回由向驻对是及与和我省市县区州旗盟]$/u

/** What follows the name of a street, an estate or a village that is called like a region. */
const otherName =
  /^(?:路(?![灯面口况基政牌障边上])|街(?![道上头边面])|大道|大街|巷|弄|胡同|小区|花园|家园|花苑|[苑居]|新村|公寓|公园|广场|大厦|大桥|小学|中学|镇(?!区|政)|乡(?![村镇下])|村(?![民里庄委道路口村])|社区)/

/** A name of regions in a text, which may turn out to be another word. */
interface Candidate {
  readonly from: number
  readonly to: number
  readonly regions: readonly NamedRegion[]
  /** True if the word is found only beside a region above it. */
  readonly isDoubtful: boolean
  /** True if the word is found only where a word begins. */
  readonly isShort: boolean
}

/** Returns the names under which a region is known besides its own: 诸暨 of 诸暨市, 凉山 and 凉山州 of 凉山彝族自治州. */
function shortNames(name: string): string[] {
  if (isWhole.test(name)) return []
  const short = name.replace(kindOfRegion, '')
  if (short.length < 2 || short === name) return []
  const kind = /自治([州县旗])$/.exec(name)?.[1]
  return kind === undefined ? [short] : [short, short + kind]
}

/**
 * Returns a function that finds regions in a text by their names and by their short names, the longest first. A short name
 * that is also an ordinary word is found only if a region above it stands in the text, and so is one of several regions with
 * the same name.
 */
export function placeFinder(regions: readonly NamedRegion[]): (text: string) => FoundPlace[] {
  const byId = new Map(regions.map(region => [region.id, region]))
  const byName = new Map<string, { whole: NamedRegion[]; short: NamedRegion[] }>()
  const add = (name: string, kind: 'whole' | 'short', region: NamedRegion) => {
    const plain = foldVariants(name)
    const entry = byName.get(plain) ?? { whole: [], short: [] }
    entry[kind].push(region)
    byName.set(plain, entry)
  }
  for (const region of regions) {
    add(region.name, 'whole', region)
    for (const short of shortNames(region.name)) add(short, 'short', region)
  }
  const byBeginning = Map.groupBy(byName.keys(), name => name.slice(0, 2))

  const regionsAbove = (region: NamedRegion): number[] => {
    const ids: number[] = []
    for (let at = region.parentId; at !== null && ids.length < 9; at = byId.get(at)?.parentId ?? null)
      ids.push(at)
    return ids
  }

  function candidatesIn(text: string): Candidate[] {
    const found: Candidate[] = []
    for (let from = 0; from < text.length; from++) {
      for (const name of byBeginning.get(text.slice(from, from + 2)) ?? []) {
        const entry = text.startsWith(name, from) && byName.get(name)
        if (entry) found.push(candidateAt(text, from, name, entry))
      }
    }
    return found.sort((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from)
  }

  function candidateAt(
    text: string,
    from: number,
    name: string,
    { whole, short }: { whole: NamedRegion[]; short: NamedRegion[] }
  ): Candidate {
    const to = from + name.length
    if (whole.length > 0) {
      const isArea = name.endsWith('区') && text[to] === '域'
      return {
        from,
        to,
        regions: whole,
        isDoubtful: isArea || ordinaryWhole.test(name),
        isShort: name.length < 3
      }
    }
    const begins = from === 0 && wellKnown.has(name)
    const isDoubtful = (ordinary.has(name) && !begins) || otherName.test(text.slice(to, to + 3))
    return { from, to, regions: short, isDoubtful, isShort: name.length < 3 }
  }

  /** Chooses the region that a candidate means, if the places found so far let it mean one. */
  function chooseRegion(
    text: string,
    candidate: Candidate,
    found: readonly FoundPlace[]
  ): number | undefined {
    const known = new Set(found.map(({ regionId }) => regionId))
    const below = candidate.regions.filter(region => regionsAbove(region).some(id => known.has(id)))
    if (below.length === 1) return below[0]?.id
    if (candidate.isDoubtful || below.length > 1) return undefined
    const follows = found.some(({ to }) => to === candidate.from)
    if (candidate.isShort && candidate.from > 0 && !follows) {
      if (!wordBegins.test(text.slice(0, candidate.from))) return undefined
    }
    return highest(candidate.regions)?.id
  }

  /** Returns the level of a region, 0 for a province. A district of a municipality has the level of a county. */
  function levelOf(region: NamedRegion): number {
    const above = regionsAbove(region)
    const [parent] = above
    return parent !== undefined && above.length === 1 && isCity.test(byId.get(parent)?.name ?? '')
      ? 2
      : above.length
  }

  /** Returns the region of the highest level, if only one has it: 吉林 is the province, not the city. */
  function highest(among: readonly NamedRegion[]): NamedRegion | undefined {
    const levels = among.map(levelOf)
    const top = Math.min(...levels)
    const regionsOfTop = among.filter((_, index) => levels[index] === top)
    return regionsOfTop.length === 1 ? regionsOfTop[0] : undefined
  }

  return text => {
    const plain = plainForm(text, foldVariants)
    const candidates = candidatesIn(plain.text)
    const found: FoundPlace[] = []
    // each round may find a place below one of the round before
    for (let count = -1; count < found.length; ) {
      count = found.length
      for (const candidate of candidates) {
        const { from, to } = candidate
        if (found.some(place => place.from < to && from < place.to)) continue
        const regionId = chooseRegion(plain.text, candidate, found)
        if (regionId !== undefined) found.push({ regionId, word: plain.text.slice(from, to), from, to })
      }
    }
    return found
      .sort((one, other) => one.from - other.from)
      .map(place => ({ ...place, ...plain.locate(place.from, place.to) }))
  }
}
