import type { DataProvider } from 'ra-core'
import type { RecordOption } from '../api/options.ts'
import type { Site } from '../api/site.ts'
import type { RecordFile } from '../fields/files.ts'

/** 2026-03-02 09:30 in Shanghai, in Unix seconds. */
export const morning = 1_772_415_000

export const subject = '东门街人行道多处破损，雨天积水，老人出行不便'
export const longText =
  '东门街 12 号至 46 号的人行道地砖松动已有半年，下雨后积水很深。小区里老人多，上周已有两位老人滑倒。希望尽快修缮，并在路口补装照明。'

/** A picture that needs no server. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#9db8d9"/>' +
    '<path d="M0 360L220 140l160 150 90-80 170 150z" fill="#5b7a55"/></svg>'
)}`

export const files: readonly RecordFile[] = [
  {
    aid: 1,
    fileName: '东门街 12 号门前.jpg',
    mime: 'image/png',
    bytes: 480_000,
    url: picture,
    thumbUrl: picture
  },
  {
    aid: 2,
    fileName: '修缮计划.mp4',
    mime: 'video/mp4',
    bytes: 12_000_000,
    url: 'data:video/mp4,',
    thumbUrl: null
  }
]

export const place = { lat: 30.0012, lng: 120.5831, text: '东门街 12 号' }

/** Departments, as pickers show them. */
export const departments: readonly RecordOption[] = [
  { id: 1, label: '绍兴市住房和城乡建设局', parentId: null, hasChildren: true },
  { id: 2, label: '市政管理处', parentId: 1, hasChildren: false },
  { id: 3, label: '绍兴市交通运输局', parentId: null, hasChildren: false }
]

/** The configuration of the site, as far as parts read it. */
export const site: Site = {
  publicKey: '',
  appCode: '',
  nodeEnv: 'development',
  realNamePattern: '.+',
  titlePattern: '.+',
  captchaScene: '',
  careLines: [{ name: '心理援助热线', phone: '12356' }],
  limits: {
    contentMin: 30,
    contentMax: 2000,
    titleMin: 5,
    titleMax: 50,
    replyMin: 10,
    replyMax: 5000,
    reasonMin: 5,
    remarkMax: 500,
    attachmentMax: 9,
    commentMax: 500,
    explainThreshold: 2,
    explainDays: 15
  },
  dictVersion: '1',
  dictList: [],
  permissions: [],
  channelUrl: '',
  accent: '',
  contact: '',
  links: { privacy: '/helpC?key=8', service: '', oldVersion: '' },
  map: { tileZoom: null, attribution: '' },
  registration: { email: false, realName: false, licence: false },
  codes: { sms: true, email: true },
  serverTime: morning,
  clockOffset: 0
}

const page = (data: readonly RecordOption[]) =>
  ({ data: [...data], total: data.length, pageInfo: { hasNextPage: false, hasPreviousPage: false } }) as never

/** Answers with departments, whatever is asked for. */
export const dataProvider = {
  getList: async (_resource: string, { filter }: { filter?: { parentId?: unknown } }) =>
    page(
      filter && 'parentId' in filter
        ? departments.filter(one => one.parentId === filter.parentId)
        : departments
    ),
  getMany: async (_resource: string, { ids }: { ids: readonly unknown[] }) =>
    page(departments.filter(({ id }) => ids.map(String).includes(String(id))))
} as unknown as DataProvider
