import type { Region } from '../reference/regions.ts'

/** The ministries with a board, the title of their head, and the departments with matters for the ministry. */
export const ministries: readonly (readonly [name: string, head: string, departments: readonly string[]])[] =
  [
    ['国家发展和改革委员会', '主任', ['经济和信息化局', '交通运输局']],
    ['教育部', '部长', ['教育局']],
    ['工业和信息化部', '部长', ['经济和信息化局', '通信管理局']],
    ['公安部', '部长', ['公安局']],
    ['民政部', '部长', ['民政局']],
    ['司法部', '部长', ['司法局']],
    ['财政部', '部长', ['财政局']],
    ['人力资源和社会保障部', '部长', ['人力资源和社会保障局']],
    ['自然资源部', '部长', ['自然资源和规划局']],
    ['生态环境部', '部长', ['生态环境局']],
    ['住房和城乡建设部', '部长', ['住房和城乡建设局']],
    ['交通运输部', '部长', ['交通运输局']],
    ['水利部', '部长', ['水利局']],
    ['农业农村部', '部长', ['农业农村局']],
    ['文化和旅游部', '部长', ['文化广电旅游局']],
    ['国家卫生健康委员会', '主任', ['卫生健康委员会']],
    ['退役军人事务部', '部长', ['退役军人事务局']],
    ['应急管理部', '部长', ['应急管理局']],
    ['中国人民银行', '行长', ['金融工作办公室']],
    ['国家市场监督管理总局', '局长', ['市场监督管理局']],
    ['国家金融监督管理总局', '局长', ['金融工作办公室']],
    ['国家医疗保障局', '局长', ['医疗保障局']]
  ]

/** The departments with matters about which people write to a ministry, by ministry. */
export const ministryMatters: ReadonlyMap<string, readonly string[]> = new Map(
  ministries.map(([name, , departments]) => [name, departments])
)

/** The departments of the demo city; situations of the corpus name them without the city. */
export const cityDepartments: readonly string[] = [
  '城市管理局',
  '教育局',
  '住房和城乡建设局',
  '交通运输局',
  '卫生健康委员会',
  '生态环境局',
  '人力资源和社会保障局',
  '公安局',
  '市场监督管理局',
  '农业农村局',
  '文化广电旅游局',
  '医疗保障局',
  '自然资源和规划局',
  '水利局',
  '民政局',
  '司法局',
  '金融工作办公室',
  '经济和信息化局'
]

/** The departments of the demo city that take the matters of a department which it does not have. */
export const standIns: ReadonlyMap<string, string> = new Map([
  ['政务服务管理办公室', '市场监督管理局'],
  ['残疾人联合会', '民政局'],
  ['应急管理局', '住房和城乡建设局'],
  ['体育局', '文化广电旅游局'],
  ['通信管理局', '经济和信息化局'],
  ['退役军人事务局', '民政局'],
  ['财政局', '金融工作办公室']
])

/** The departments of the demo province. */
export const provinceDepartments: readonly string[] = [
  '教育厅',
  '公安厅',
  '民政厅',
  '人力资源和社会保障厅',
  '生态环境厅',
  '住房和城乡建设厅',
  '交通运输厅',
  '卫生健康委员会'
]

/** The provinces with a board of their people's congress. */
export const congressRegions: readonly number[] = [110000, 320000, 330000, 440000, 510000]

/** Returns the offices of a place that have a board; the first one is the place's main board. */
export function officesOf(region: Region): string[] {
  const { name, type, id } = region
  if (isZone(region)) return [`${name}党工委书记`]
  if (name.endsWith('管委会')) return [`${name}主任`]
  if (name.endsWith('行政委员会')) return [`${name}主任`]
  if (name.endsWith('自治区')) return [`${name}党委书记`, `${name}主席`]
  if (name.endsWith('省')) return [`${name}委书记`, `${name}省长`]
  if (name.endsWith('自治州')) return [`${name}州委书记`, `${name}州长`]
  if (name.endsWith('盟')) return [`${name}盟委书记`, `${name}盟长`]
  if (type === 'city' && name.endsWith('地区')) return [`${name}地委书记`, `${name}行署专员`]
  if (type !== 'county') return [`${name}委书记`, `${name}市长`]
  if (name.endsWith('新城')) return [`${name}党工委书记`]
  if (name === '神农架林区') return [`${name}党委书记`]
  const head = { 县: '县长', 市: '市长', 旗: '旗长' }[name.slice(-1)] ?? '区长'
  // a county has one board; in the demo province it has two, so that the trees are as deep as real ones
  return Math.floor(id / 10000) === 33 ? [`${name}委书记`, `${name}${head}`] : [`${name}委书记`]
}

/** Tells whether a region is a development zone: in its city such zones have numbers from 71 on. */
const isZone = (region: Region): boolean =>
  region.type === 'county' && region.id % 100 >= 71 && /开发区|园区|管理区|示范区|产业区/.test(region.name)

/**
 * Tells whether a region has leaders' boards: not the special administrative regions, Taiwan, or uninhabited reefs.
 */
export const hasBoard = (region: Region): boolean => region.id < 710000 && !/群岛|岛礁/.test(region.name)
