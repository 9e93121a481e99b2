/** The description of each file of the copy; the file itself contains it. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { CopyFile } from '../person/holdings.ts'

const words = (zhCN: string, zhTW: string, enUS: string): Readonly<Record<Language, string>> => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS
})

export const fileWords: Readonly<Record<CopyFile, Readonly<Record<Language, string>>>> = {
  account: words(
    '账号、实名认证、绑定方式和企业信息',
    '帳號、實名認證、綁定方式和企業資訊',
    'Account, certified name, contacts, company'
  ),
  companies: words('企业信息变更申请', '企業資訊變更申請', 'What was asked for about the company'),
  messages: words(
    '留言、补充、回复、评价和办理经过',
    '留言、補充、回覆、評價和辦理經過',
    'Messages, supplements, replies, grades, history'
  ),
  attachments: words(
    '上传的文件，文件本身在 attachments 目录',
    '上傳的檔案，檔案本身在 attachments 資料夾',
    'Uploads; the files lie in attachments/'
  ),
  favourites: words('收藏的留言', '收藏的留言', 'Favorite messages'),
  likes: words('点赞的留言', '按讚的留言', 'Liked messages'),
  follows: words('关注的留言', '關注的留言', 'Followed messages'),
  tracks: words('浏览过的留言', '瀏覽過的留言', 'Messages that were opened'),
  voices: words(
    '加入“我也遇到”的留言和备注',
    '加入「我也遇到」的留言和備註',
    'Messages that were joined, with the notes'
  ),
  feedback: words('向平台提交的意见反馈', '向平台提交的意見回饋', 'Feedback to the platform'),
  notifications: words('收到的通知', '收到的通知', 'Notifications'),
  'sign-ins': words('登录和退出记录', '登入和登出紀錄', 'Sign-ins and sign-outs'),
  sessions: words('当前有效的登录', '目前有效的登入', 'Open sessions'),
  readings: words(
    '谁看过我的信息：单位、时间和理由',
    '誰看過我的資料：單位、時間和理由',
    'Who read my data: institution, time and reason'
  ),
  'handling-records': words(
    '平台对账号的处理',
    '平台對帳號的處理',
    'What the platform decided about the account'
  ),
  actions: words('账号的操作记录', '帳號的操作紀錄', 'What the account did'),
  visits: words('页面访问记录', '頁面造訪紀錄', 'Page visits'),
  notices: words('阅读过的公告', '閱讀過的公告', 'Notices that were read'),
  failures: words('出错的请求', '出錯的請求', 'Requests that failed')
}

export const copyWords = {
  name: words('我的数据', '我的資料', 'my-data'),
  times: words(
    '时间为自 1970-01-01 起的秒数',
    '時間為自 1970-01-01 起的秒數',
    'Times are seconds since 1970-01-01'
  ),
  missing: words('未能读取的文件', '未能讀取的檔案', 'Files that could not be read')
}
