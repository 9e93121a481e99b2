/** How often each call may be made that people make by themselves. Decision 0041; specification 5, 7. */
import type { BodyOf, OperationId, QueryOf } from '@board/generated/calls'
import type { EntityOperationId } from '@board/generated/entity-names'
import type { operations } from '@board/generated/operations'
import { usualAccountsPerAddress } from '../config.ts'
import type { Limit } from './call.ts'
import type { OperationSpec } from './contract.ts'

/** What one account may do; an address may do as much as several of them. Calls of one pace are counted together. */
export const paces = {
  post: { max: 30, seconds: 600 },
  /** What is said about a message that is there: grades, requests. */
  say: { max: 60, seconds: 600 },
  /** What people write about themselves and their company. */
  keep: { max: 60, seconds: 600 },
  feedback: { max: 20, seconds: 86_400 },
  /** Many more than the one in a second that a page lets through. */
  mark: { max: 120, seconds: 60 },
  upload: { max: 120, seconds: 3600 },
  search: { max: 60, seconds: 60 },
  /** What is proposed while somebody types. */
  suggest: { max: 180, seconds: 60 },
  /** Passwords and codes of one's own, tried. */
  password: { max: 30, seconds: 900 },
  bind: { max: 30, seconds: 900 },
  /** A refusal tells whether a document is known here, so nobody may try one after the other. */
  certify: { max: 30, seconds: 900 },
  /** Whom numbers belong to, which must not be found out by trying them. */
  lookUp: { max: 60, seconds: 3600 }
} as const satisfies Record<string, Limit>

export type Pace = keyof typeof paces

/** What an address may do of what one account may do. */
export const ofAccounts = ({ max, seconds }: Limit, accounts: number): Limit => ({
  max: max * accounts,
  seconds
})

/** What an address may do of what handlers say of one: they mean one with as many accounts behind it as usual. */
export const ofAddress = ({ max, seconds }: Limit, accounts: number): Limit => ({
  max: Math.ceil((max * accounts) / usualAccountsPerAddress),
  seconds
})

/** A call that nobody needs to be kept from, and why. */
interface Free {
  readonly free: string
}

/** Its handler counts: by the address, and by the name, phone or mail address that it is about. */
const named = 'named'
/** Its handler counts by the address alone: there is nobody yet to count by. */
const nobody = 'nobody'

type Row = Pace | typeof named | typeof nobody | Free

type Own<Id extends OperationId> = (typeof operations)[Id]['permission'] extends
  | 'public'
  | 'login'
  | 'citizen'
  ? true
  : false
type HasWords<Input> = [NonNullable<Input>] extends [never]
  ? false
  : 'keywords' extends keyof NonNullable<Input>
    ? true
    : false
type Searches<Id extends OperationId> = HasWords<QueryOf<Id>> | HasWords<BodyOf<Id>>
type Uploads<Id extends OperationId> = (typeof operations)[Id] extends { upload: true } ? true : false

/** What people change or look for by themselves, and all uploads: each says here how it is limited. */
export type Paced = {
  [Id in OperationId]: true extends Uploads<Id>
    ? Id
    : Own<Id> extends true
      ? true extends (typeof operations)[Id]['write'] | Searches<Id>
        ? Id
        : never
      : never
}[OperationId]

const lessens: Free = { free: 'takes back what was limited when it was made' }
const once: Free = { free: 'changes one thing once; a second time changes nothing' }

export const paced: Readonly<Record<Exclude<Paced, EntityOperationId>, Row>> & {
  readonly findAccountByPhone: Row
} = {
  peopleLogin: named,
  loginByUserName: named,
  loginByPhone: named,
  logout: once,
  changePassword: 'password',
  cancelAccount: 'password',
  exportOwnData: 'password',
  thirdPartyRedirect: nobody,
  thirdPartyCallback: nobody,
  thirdPartyBind: 'bind',
  thirdPartyUnbind: once,
  captchaImage: nobody,
  authCaptchaImage: nobody,
  captchaChallenge: nobody,
  verifyCaptchaExt: nobody,
  getLoginPhoneVerifycode: named,
  getRegisterPhoneVerifycode: named,
  getRegisterEmailVerifycode: named,
  getRecoverVerifycode: named,
  getBindVerifycode: named,
  getOwnVerifycode: named,
  checkVerifyCode: named,
  findPassword: nobody,
  bindContact: 'bind',
  unbindEmail: 'bind',
  checkOldPhone: 'bind',
  changePhone: 'bind',
  certifyName: 'certify',
  findAccountByPhone: 'lookUp',
  register: nobody,
  registerCompany: nobody,
  thirdPartyRegister: nobody,
  postMessage: 'post',
  resubmitMessage: 'post',
  supplementMessage: 'post',
  addFeedback: 'feedback',
  gradeMessage: 'say',
  requestDeletion: 'say',
  withdrawMessage: lessens,
  withdrawDeletion: lessens,
  saveBaseInfo: 'keep',
  requestCompanyChange: 'keep',
  withdrawCompanyRequest: lessens,
  addFavourite: 'mark',
  removeFavourite: 'mark',
  followMessage: 'mark',
  unfollowMessage: 'mark',
  likeMessage: 'mark',
  unlikeMessage: 'mark',
  deleteTrack: 'mark',
  clearTracks: 'mark',
  readNotice: 'mark',
  markNotificationsSeen: 'mark',
  uploadAttachment: 'upload',
  listMessages: 'search',
  listCampaigns: 'search',
  listCases: 'search',
  listForums: 'search',
  listOwnMessages: 'search',
  listFavourites: 'search',
  listFollows: 'search',
  listTracks: 'search',
  listNotifications: 'search',
  listOwnFeedback: 'search',
  suggestMessages: 'suggest'
}

/** The pace of a call; undefined where its handler counts, or nobody needs to. */
export function paceOf({ id, multipart }: Pick<OperationSpec, 'id' | 'multipart'>): Pace | undefined {
  const rows: Readonly<Record<string, Row | undefined>> = paced
  // tables to import, of which every entity may have one
  const row = rows[id] ?? (multipart ? 'upload' : undefined)
  return typeof row === 'string' && row !== named && row !== nobody ? row : undefined
}

/** Whether a request is counted: a list that is opened without words is no search. */
export const isCounted = (pace: Pace, query: unknown, body: unknown): boolean =>
  pace !== 'search' || [query, body].some(given => wordsIn(given) !== '')

const wordsIn = (given: unknown): string => {
  const words: unknown = typeof given === 'object' && given !== null && Reflect.get(given, 'keywords')
  return typeof words === 'string' ? words.trim() : ''
}
