import type { DataOf } from '@board/client'
import type { Language } from '../lib/i18n.tsx'
import type { RootData } from '../services/root.ts'
import type { UploadItem } from '../ui/forms/upload-list.tsx'

type MessageRow = DataOf<'listMessages'>['list'][number]
type ForumRow = DataOf<'listForums'>['list'][number]
type CampaignRow = DataOf<'listCampaigns'>['list'][number]
type Attachment = DataOf<'getMessage'>['contentList'][number]['attachments'][number]
type Region = DataOf<'regionChildren'>[number]

const hour = 3600
export const day = 24 * hour
/** 2026-03-02 09:30 in Shanghai, in Unix seconds. */
export const morning = 1_772_415_000

/** A picture that needs no server. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#9db8d9"/>' +
    '<path d="M0 360L220 140l160 150 90-80 170 150z" fill="#5b7a55"/></svg>'
)}`

/** The labels of dictionaries come from the server, in the language of the reader. */
const labels: Readonly<Record<Language, readonly [complaint: string, building: string]>> = {
  'zh-CN': ['投诉', '城建'],
  'zh-TW': ['投訴', '城建'],
  'en-US': ['Complaint', 'Urban development']
}

/** Returns what the root of the pages has loaded for a signed-in citizen. */
export function rootIn(language: Language): RootData {
  const [complaint, building] = labels[language]
  return {
    user: {
      uid: 7,
      nickName: '东门住户',
      organization: 0,
      userType: 0,
      updatePwd: false,
      needSecondFactor: false
    },
    unread: 3,
    expired: false,
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
    channelUrl: '',
    links: { privacy: '/helpC?key=8', service: '', oldVersion: '' },
    contact: '010-6536 7114',
    careLines: [{ name: '心理援助热线', phone: '12356' }],
    codes: { sms: true, email: true },
    robot: { pcLocation: '', pcOrgLocation: '' },
    certificationTypes: [],
    province: undefined,
    realNamePattern: '^[\\p{Script=Han}·]{2,20}$',
    titlePattern: '.+',
    dictionaries: {
      messageType: [{ value: 2, label: complaint, isRetired: undefined }],
      domain: [{ value: 1, label: building, isRetired: undefined }]
    }
  }
}

export const message: MessageRow = {
  tid: 1024,
  fid: 31,
  forumName: '绍兴市市长',
  groupName: '绍兴市人民政府',
  typeId: 2,
  collectId: null,
  domainId: 1,
  subject: '东门街人行道多处破损，雨天积水，老人出行不便',
  content:
    '东门街 12 号至 46 号的人行道地砖松动已有半年，下雨后积水很深。小区里老人多，上周已有两位老人滑倒。希望尽快修缮，并在路口补装照明。' +
    '我们在去年十月向社区反映过，当时答复说列入年度计划，但至今没有开工的消息。附上三张照片，拍摄于本周一早上。',
  nickName: '东门住户',
  state: 0,
  createdAt: morning,
  approvedAt: morning + 3 * hour,
  repliedAt: null,
  handleDegree: null,
  handleManner: null,
  handleSpeed: null,
  attachmentCount: 3,
  replyExcerpt: null,
  replyGroupName: null,
  matchExcerpt: null,
  satisfaction: null,
  likeCount: 12,
  voiceCount: 4,
  adopted: false,
  gradingUsed: true,
  promise: {
    answer: 'reply',
    dueAt: morning + 5 * day,
    daysLeft: 2,
    answeredAt: null,
    stoppedSince: null,
    stoppedBy: null,
    extendedFrom: null,
    lateDays: null
  }
}

export const answeredMessage: MessageRow = {
  ...message,
  tid: 1025,
  subject: '公交 5 路末班车能否延后半小时？',
  content: '晚自习后坐不上末班车，家长都要开车去接。',
  state: 2,
  repliedAt: morning + 2 * day,
  replyExcerpt: '您好，经与公交公司研究，自 4 月 1 日起 5 路末班车延后至 22:10。',
  replyGroupName: '绍兴市交通运输局',
  attachmentCount: 0,
  voiceCount: 0,
  adopted: true,
  promise: null
}

export const forum: ForumRow = {
  fid: 31,
  name: '绍兴市市长',
  title: '市长',
  organization: 1,
  regionId: 330_600,
  regionName: '浙江省绍兴市',
  groupId: 31,
  groupName: '绍兴市人民政府',
  parentFid: null,
  specialLayout: false,
  isOpen: true,
  messageCount: 12_408,
  replyCount: 11_930
}

/** A ministry that is closed for messages, with a long name. */
export const closedForum: ForumRow = {
  ...forum,
  fid: 32,
  name: '国家市场监督管理总局党组书记、局长',
  title: '局长',
  organization: 3,
  regionId: null,
  regionName: '',
  groupName: '国家市场监督管理总局',
  isOpen: false,
  messageCount: 0,
  replyCount: 0
}

export const campaign: CampaignRow = {
  id: 5,
  title: '关于老旧小区加装电梯的意见征集',
  excerpt:
    '为完善老旧小区加装电梯的补贴办法，现公开征集意见：楼层差异如何分担、一楼住户如何补偿、后期维护由谁负责。',
  coverUrl: picture,
  groupId: 31,
  groupName: '绍兴市住房和城乡建设局',
  beginTime: morning,
  endTime: morning + 30 * day,
  entryCount: 1286,
  adoptedCount: 14,
  lifeCycle: 1,
  hasSummary: true
}

export const photo: Attachment = {
  aid: 1,
  fileName: '东门街 12 号门前.jpg',
  mime: 'image/jpeg',
  bytes: 480_000,
  width: 640,
  height: 360,
  url: picture,
  thumbUrl: picture,
  isPublic: 1
}

export const uploads: readonly UploadItem[] = [
  { key: 'a', name: '东门街 12 号门前.jpg', thumb: picture, isDone: true },
  { key: 'b', name: 'a-file-name-without-a-single-space-that-is-longer-than-a-phone-is-wide.mp4' }
]

const region = (id: number, name: string, type: Region['type']): Region => ({
  id,
  parentId: null,
  name,
  type,
  hasChildren: type !== 'county'
})
export const zhejiang = region(330_000, '浙江省', 'province')
export const provinces = [
  region(110_000, '北京市', 'province'),
  zhejiang,
  region(650_000, '新疆维吾尔自治区', 'province')
]
export const cities = [region(330_100, '杭州市', 'city'), region(330_600, '绍兴市', 'city')]
