import type { Draft } from '@board/server/people/handling/policy'

/** A demo person in a state that the other demo accounts do not have, such as muted or banned. */
export type DemoPerson = {
  username: string
  nickname: string
  /** The kind of a legal person: 1 another organisation, 2 a company. */
  compType?: 1 | 2
  /** 1 ID card, 2 passport, 3 Hong Kong and Macao, 4 Taiwan; absent: an ID card; null: not certified. */
  document?: 1 | 2 | 3 | 4 | 5 | null
  mustChangePassword?: true
  isOff?: true
  /** The handling records of the person; `since` in days before now, `endedAfter` in days after that. */
  handling?: readonly (Omit<Draft, 'uid' | 'tid'> & Handled)[]
}

type Handled = { since: number; from?: number; backDays?: number; endedAfter?: number; ofMessage?: true }

const [ban, mute, restrict, uncounted, warning] = [0, 4, 5, 6, 7] as const

/**
 * People who sign in or are refused as README describes. Their handling records are not begun, in force, over, or
 * ended early.
 */
export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'muted',
    nickname: '爱提意见的老张头',
    handling: [
      { handleType: mute, ruleName: '多次发布重复内容', days: 30, since: 3, note: '一周内重复留言五次' }
    ]
  },
  {
    username: 'banned',
    nickname: '过路客',
    handling: [{ handleType: ban, ruleName: '发布不实信息', days: 90, since: 12, note: '经核实与事实不符' }]
  },
  {
    username: 'expelled',
    nickname: '广告推广',
    handling: [{ handleType: ban, ruleName: '发布商业广告', since: 40, note: '账号仅用于推广' }]
  },
  {
    username: 'restricted',
    nickname: '日日有话说',
    handling: [
      { handleType: restrict, ruleName: '短时间内大量留言', days: 60, countDays: 1, since: 8 },
      { handleType: warning, ruleName: '言语不文明', since: 20 }
    ]
  },
  {
    username: 'uncounted',
    nickname: '较真的人',
    document: 5,
    handling: [
      { handleType: uncounted, ruleName: '恶意评价', countType: 2, days: 180, since: 25, backDays: 60 },
      { handleType: uncounted, ruleName: '重复留言', countType: 3, since: 15, ofMessage: true }
    ]
  },
  {
    username: 'released',
    nickname: '改过自新',
    handling: [
      { handleType: mute, ruleName: '言语不文明', days: 30, since: 80, endedAfter: 9 },
      { handleType: ban, ruleName: '冒用他人名义', days: 15, since: 200 },
      {
        handleType: restrict,
        ruleName: '短时间内大量留言',
        days: 30,
        countDays: 2,
        since: 150,
        endedAfter: 20
      },
      { handleType: uncounted, ruleName: '恶意评价', countType: 2, days: 30, since: 120, endedAfter: 10 },
      { handleType: mute, ruleName: '发布与办理无关的内容', days: 7, since: 1, from: 3 }
    ]
  },
  { username: 'uncertified', nickname: '新来的网友', document: null },
  { username: 'newpassword', nickname: '初始密码未改', mustChangePassword: true },
  { username: 'passport', nickname: '旅居本地', document: 2 },
  { username: 'hongkong', nickname: '港岛来客', document: 3 },
  { username: 'taiwan', nickname: '宝岛来客', document: 4 },
  { username: 'school', nickname: '某职业学校', compType: 1 },
  { username: 'switchedoff', nickname: '停用的账号', isOff: true }
]
