/** Rate limits of calls that people make themselves. Decision 0041; specification 5, 7. */
import type { BodyOf, OperationId, QueryOf } from '@board/generated/calls'
import type { EntityOperationId } from '@board/generated/entity-names'
import type { operations } from '@board/generated/operations'
import { usualAccountsPerAddress } from '../config.ts'
import type { Limit } from './call.ts'
import type { OperationSpec } from './contract.ts'

/**
 * Limits per account; the limit of an address is `max` × ACCOUNTS_PER_ADDRESS. Calls of one pace are counted
 * together.
 */
export const paces = {
  post: { max: 30, seconds: 600 },
  /** Statements about an existing message: grades, requests. */
  say: { max: 60, seconds: 600 },
  /** Data that people save about themselves and their company. */
  keep: { max: 60, seconds: 600 },
  feedback: { max: 20, seconds: 86_400 },
  /** Many more than one per second, which is the limit of a page. */
  mark: { max: 120, seconds: 60 },
  upload: { max: 120, seconds: 3600 },
  search: { max: 60, seconds: 60 },
  /** Suggestions during typing. */
  suggest: { max: 180, seconds: 60 },
  /** Attempts with the caller's own passwords and codes. */
  password: { max: 30, seconds: 900 },
  bind: { max: 30, seconds: 900 },
  /** Certification. A refusal shows whether a document is known here, so nobody may try many documents. */
  certify: { max: 30, seconds: 900 },
  /** Look-ups of the owner of a number. The limit prevents a search by trying numbers. */
  lookUp: { max: 60, seconds: 3600 }
} as const satisfies Record<string, Limit>

export type Pace = keyof typeof paces

/** Returns the limit of an address for a limit per account. */
export const limitForAccounts = ({ max, seconds }: Limit, accounts: number): Limit => ({
  max: max * accounts,
  seconds
})

/**
 * Returns the limit of an address for a limit that a handler gives: it is meant for an address with the usual
 * number of accounts.
 */
export const limitForAddress = ({ max, seconds }: Limit, accounts: number): Limit => ({
  max: Math.ceil((max * accounts) / usualAccountsPerAddress),
  seconds
})

/** A call without a limit, and the reason. */
interface Free {
  readonly free: string
}

/** The handler counts: by the address, and by the name, phone number or mail address in the request. */
const named = 'named'
/** The handler counts by the address alone, because there is no account yet. */
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

/** Changes and searches that people make themselves, and all uploads: each has a row here with its limit. */
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

export const paceByOperation: Readonly<Record<Exclude<Paced, EntityOperationId>, Row>> & {
  readonly findAccountByPhone: Row
} = {
  peopleLogin: named,
  loginByUserName: named,
  loginByPhone: named,
  changeSharedQuery: 'keep',
  withdrawSharedQuery: lessens,
  logout: once,
  endOwnSession: once,
  endOtherSessions: once,
  changePassword: 'password',
  takeSecondStep: nobody,
  beginPasskeyStep: nobody,
  takePasskeyStep: nobody,
  beginSecondFactor: 'password',
  confirmSecondFactor: 'password',
  renewRecoveryCodes: 'password',
  switchOffSecondFactor: 'password',
  beginPasskey: 'password',
  addPasskey: 'password',
  renamePasskey: 'keep',
  removePasskey: 'password',
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
  joinMessage: 'say',
  answerVoice: 'say',
  takeVoiceBack: lessens,
  requestDeletion: 'say',
  withdrawMessage: lessens,
  withdrawSupplement: lessens,
  withdrawDeletion: lessens,
  saveBaseInfo: 'keep',
  saveNotificationChoice: 'keep',
  requestCompanyChange: 'keep',
  withdrawCompanyRequest: lessens,
  setCompanyLicence: 'keep',
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
  messagesFeed: 'search',
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

/** Returns the pace of a call; undefined if its handler counts, or if it is free. */
export function paceOf({ id, multipart }: Pick<OperationSpec, 'id' | 'multipart'>): Pace | undefined {
  const rows: Readonly<Record<string, Row | undefined>> = paceByOperation
  // imports of tables, of which every entity may have one
  const row = rows[id] ?? (multipart ? 'upload' : undefined)
  return typeof row === 'string' && row !== named && row !== nobody ? row : undefined
}

/** Tells whether a request is counted: opening a list without keywords is not a search. */
export const isCounted = (pace: Pace, query: unknown, body: unknown): boolean =>
  pace !== 'search' || [query, body].some(given => wordsIn(given) !== '')

const wordsIn = (given: unknown): string => {
  const words: unknown = typeof given === 'object' && given !== null && Reflect.get(given, 'keywords')
  return typeof words === 'string' ? words.trim() : ''
}
