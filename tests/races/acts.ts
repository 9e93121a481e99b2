/** The lock that orders concurrent calls of each act, and the scenarios that go wrong without that lock. */
import type { OperationId } from '@board/generated/calls'
import { entities } from '@board/generated/entities'
import type { EntityName, EntityOperationId } from '@board/generated/entity-names'
import type { operations } from '@board/generated/operations'
import { productModels } from '../../server/entities/catalogue.ts'

/** Scenarios and tests of this folder that go wrong without the lock, by the table or the name that is locked. */
const shownBy = {
  message: [
    'two clerks reply',
    'one accepts and one cancels',
    'one consents to a deletion and one withdraws the request'
  ],
  campaign: ['one confirms a campaign and one changes it', 'one takes part in a campaign and one ends it'],
  workflow_instance: ['a task is passed twice', 'two claim a task'],
  workflow_definition: ['two suspend a process'],
  workflow_model: ['two draw a process anew'],
  process: ['two deploy a drawing'],
  account: ['two mute an account', 'one password is changed once, and the old one opens nothing afterwards'],
  handling_record: ['two end a handling record'],
  phone: ['one phone is sent one code'],
  phone_code: ['one code signs in once'],
  site_feedback: ['two answer feedback'],
  session: ['two force somebody out'],
  outbox: ['two send a letter again'],
  schedule_job: ['two pause a job'],
  notice: ['two send a notice'],
  import_batch: ['a file is confirmed twice'],
  departments: ['two departments go below each other'],
  administration: ["two administrators take each other's roles at once: one stays"],
  record: ['two change a record', 'two delete a record']
} as const satisfies Record<string, readonly string[]>

type Lock = keyof typeof shownBy

/** An act that needs no lock, and why; or that is shown by a scenario of its own. */
interface Free {
  readonly why: string
  readonly shown?: string
}

type Act = Lock | Free

type Writing = {
  [Id in OperationId]: (typeof operations)[Id]['write'] extends true ? Id : never
}[OperationId]

const mark: Free = {
  why: 'one row for one person and message, which is there or not',
  shown: 'some like a message'
}
const ownRow: Free = { why: 'a row of its own that nobody else has seen yet' }
const picture: Free = { why: 'one row for the uuid of one page, replaced whole' }
const trial: Free = {
  why: 'says what a provider answers; nothing is changed that another could have changed'
}
const onRecord: Free = { why: 'writes down that something was read; twice is twice' }

const written: Readonly<Record<Exclude<Writing, EntityOperationId>, Act>> = {
  // people
  peopleLogin: 'account',
  loginByUserName: 'account',
  loginByPhone: { why: 'its code is taken with its lock', shown: 'one code signs in once' },
  logout: { why: 'ends one session, which is there or not' },
  endOwnSession: { why: 'ends one session, which is there or not' },
  endOtherSessions: { why: 'ends sessions, each of which is there or not' },
  register: { why: 'a name and a phone are there once', shown: 'one name is registered once' },
  registerCompany: { why: 'a credit code is there once', shown: 'one company is registered once' },
  changePassword: {
    why: 'the hash must still be the one that was compared',
    shown: 'one password is changed once, and the old one opens nothing afterwards'
  },
  takeSecondStep: {
    why: 'its code is taken with the lock of the second factor',
    shown: 'one code of an authenticator, and one recovery code, sign in once'
  },
  beginSecondFactor: { why: 'one row for one account, whose pending secret is replaced whole' },
  confirmSecondFactor: {
    why: 'the pending secret is taken with its lock',
    shown: 'one set-up is confirmed once'
  },
  renewRecoveryCodes: { why: 'the codes are replaced with the lock of the second factor' },
  switchOffSecondFactor: { why: 'the row of one account, which is there or not' },
  findPassword: {
    why: 'a ticket is spent in one statement',
    shown: 'one code gives one ticket, and one ticket sets one password, whoever signs in meanwhile'
  },
  checkVerifyCode: {
    why: 'its code is taken with its lock',
    shown: 'one code gives one ticket, and one ticket sets one password, whoever signs in meanwhile'
  },
  getLoginPhoneVerifycode: 'phone',
  getRegisterPhoneVerifycode: 'phone',
  getRegisterEmailVerifycode: 'phone',
  getRecoverVerifycode: 'phone',
  getBindVerifycode: 'phone',
  getOwnVerifycode: 'phone',
  bindContact: 'account',
  checkOldPhone: 'account',
  unbindEmail: 'account',
  changePhone: 'account',
  cancelAccount: { why: 'an account is given up with its lock', shown: 'two mute an account' },
  certifyName: 'account',
  saveBaseInfo: 'account',
  saveNotificationChoice: 'account',
  saveInstitutionInfo: { why: 'the version must still be the one that was seen, in one statement' },
  requestCompanyChange: 'account',
  withdrawCompanyRequest: 'account',
  setCompanyLicence: 'account',
  approveCompanyRequest: 'account',
  refuseCompanyRequest: 'account',
  exportOwnData: {
    why: 'writes down that something was read; its code is taken with its lock',
    shown: 'one code signs in once'
  },
  captchaImage: picture,
  authCaptchaImage: picture,
  captchaChallenge: picture,
  verifyCaptchaExt: { why: 'a proof is taken in one statement', shown: 'one proof is handed in once' },
  thirdPartyRedirect: ownRow,
  thirdPartyCallback: { why: 'a way back is taken in one statement', shown: 'a return is accepted once' },
  thirdPartyBind: {
    why: 'a person there is there once',
    shown: 'an identity of the other site is bound to one account'
  },
  thirdPartyRegister: {
    why: 'a person there is there once',
    shown: 'an identity of the other site is bound to one account'
  },
  thirdPartyUnbind: { why: 'removes one row, which is there or not' },
  markNotificationsSeen: { why: 'the later of two times stays' },
  readNotice: { why: 'one row for one person and notice' },
  addFeedback: ownRow,
  uploadAttachment: ownRow,
  // marks on messages
  addFavourite: mark,
  removeFavourite: mark,
  followMessage: mark,
  unfollowMessage: mark,
  likeMessage: mark,
  unlikeMessage: { why: mark.why, shown: 'one takes a like back, and another likes' },
  joinMessage: 'message',
  takeVoiceBack: 'message',
  answerVoice: 'message',
  deleteTrack: mark,
  clearTracks: mark,
  cancelFavoriteByMessageId: mark,
  // messages
  postMessage: 'account',
  resubmitMessage: 'message',
  withdrawMessage: 'message',
  supplementMessage: 'message',
  withdrawSupplement: 'message',
  gradeMessage: 'message',
  requestDeletion: 'message',
  withdrawDeletion: 'message',
  replyMessage: 'message',
  editReply: 'message',
  explainMessage: 'message',
  requestExtension: 'message',
  requestRecheck: 'message',
  mergeMessage: 'message',
  splitMessage: 'message',
  withdrawRecheck: 'message',
  adoptSuggestion: 'message',
  cancelAdoption: 'message',
  revealAuthorPhone: 'message',
  setMessageAttachmentPublic: 'message',
  setDraftAttachmentPublic: 'message',
  deleteDraftAttachment: 'message',
  deleteReplyAttachment: 'message',
  approveMessage: 'message',
  returnMessage: 'message',
  approveSupplement: 'message',
  returnSupplement: 'message',
  approveComment: 'message',
  refuseComment: 'message',
  takeDownMessage: 'message',
  restoreMessage: 'message',
  readdressMessage: 'message',
  redactMessage: 'message',
  rejectRecheck: 'message',
  strikeGrade: 'message',
  consentDeletion: 'message',
  refuseDeletion: 'message',
  // assignments, deliveries, reports, cases: decided by their message
  assignMessage: 'message',
  assignOffline: 'message',
  receiveProcess: 'message',
  requestReturn: 'message',
  cancelApply: 'message',
  refuseApplyCancelProcess: 'message',
  cancelProcess: 'message',
  cancelOfflineProcess: 'message',
  answerProcess: 'message',
  takeBackAnswer: 'message',
  adoptAnswer: 'message',
  sendBackAnswer: 'message',
  recordOfflineResult: 'message',
  requestDelivery: 'message',
  withdrawDelivery: 'message',
  acceptDelivery: 'message',
  declineDelivery: 'message',
  giveOpinion: 'message',
  reportMessage: 'message',
  withdrawReport: 'message',
  takeOverReport: 'message',
  returnReport: 'message',
  noteReport: 'message',
  approveReply: 'message',
  sendBackReply: 'message',
  withdrawProposal: 'message',
  proposeCase: 'message',
  draftCase: 'message',
  changeCase: 'message',
  submitCase: 'message',
  withdrawCase: 'message',
  takeDownCase: 'message',
  restoreCase: 'message',
  // campaigns
  createCampaign: ownRow,
  changeCampaign: 'campaign',
  discardCampaignChange: 'campaign',
  withdrawCampaign: 'campaign',
  endCampaign: 'campaign',
  publishCampaignSummary: 'campaign',
  confirmCampaign: 'campaign',
  returnCampaign: 'campaign',
  takeDownCampaign: 'campaign',
  adoptEntry: 'message',
  cancelEntryAdoption: 'message',
  // institutions and editors
  notePresence: { why: 'one row for one person and message; the later time stays' },
  shareQueryWithGroup: { why: 'a name is there once, by an index; the group is locked for its limit' },
  shareQueryWithRole: { why: 'a name is there once, by an index; the role is locked for its limit' },
  changeSharedQuery: { why: 'the row is locked, and the later version is refused' },
  withdrawSharedQuery: { why: 'removes one row, which is there or not' },
  saveStandardText: { why: 'the later text stays, as its author wants it' },
  deleteStandardText: { why: 'removes one row, which is there or not' },
  saveHelpText: { why: 'one statement, on the version that was read' },
  answerFeedback: 'site_feedback',
  revealFeedbackContact: 'site_feedback',
  addHandlingRecord: 'account',
  endHandlingRecord: 'handling_record',
  revealAccount: onRecord,
  findAccountByPhone: onRecord,
  resetInstitutionPassword: 'account',
  resetInstitutionSecondFactor: 'account',
  unlockInstitutionAccount: 'account',
  enableInstitutionAccounts: 'account',
  disableInstitutionAccounts: 'account',
  // administrators
  sendNotice: 'notice',
  withdrawNotice: 'notice',
  forceLogout: 'session',
  forceLogoutMany: 'session',
  resetUserPassword: 'account',
  resetUserSecondFactor: 'account',
  unlockUser: 'account',
  enableUsers: 'account',
  disableUsers: 'administration',
  pauseScheduleJob: 'schedule_job',
  pauseScheduleJobs: 'schedule_job',
  resumeScheduleJob: 'schedule_job',
  resumeScheduleJobs: 'schedule_job',
  runScheduleJob: 'schedule_job',
  runScheduleJobs: 'schedule_job',
  moveOssFiles: 'schedule_job',
  resendMail: 'outbox',
  resendMailMany: 'outbox',
  resendSms: 'outbox',
  resendSmsMany: 'outbox',
  testMail: trial,
  testSms: trial,
  testOss: trial,
  // processes
  saveModel: 'process',
  deleteModel: 'workflow_model',
  deployModel: 'workflow_model',
  suspendProcess: 'workflow_definition',
  activateProcess: 'workflow_definition',
  setBusinessForm: 'process',
  saveFormEntry: ownRow,
  noteFormInstance: { why: 'the instance that somebody started for a form of theirs, which is one' },
  startOfBusinessKey: 'process',
  deleteInstance: 'workflow_instance',
  assignTask: 'workflow_instance',
  claimTask: 'workflow_instance',
  unclaimTask: 'workflow_instance',
  completeTask: 'workflow_instance',
  backPreviousTask: 'workflow_instance',
  backToFirst: 'workflow_instance',
  endProcess: 'workflow_instance',
  delegateTask: 'workflow_instance',
  entrustTask: 'workflow_instance'
}

const ofEntities: Readonly<Record<string, Act>> = Object.fromEntries(
  Object.values(entities).flatMap(entity => {
    const {
      create,
      update,
      delete: one,
      deleteMany,
      import: file,
      importConfirm
    } = {
      create: undefined,
      update: undefined,
      delete: undefined,
      deleteMany: undefined,
      import: undefined,
      importConfirm: undefined,
      ...entity.operations
    }
    const rows: [string | undefined, Act][] = [
      [create, { why: 'what must be there once is a constraint of its table' }],
      ...[update, one, deleteMany].map((id): [string | undefined, Act] => [id, 'record']),
      [file, ownRow],
      [importConfirm, 'import_batch']
    ]
    return rows.filter(([id]) => id !== undefined)
  })
)

/** Every writing operation of the contract. */
export const acts: Readonly<Record<string, Act>> = { ...written, ...ofEntities }

/** Returns the lock that an act must take; undefined if it needs none. */
export function lockOfAct(id: OperationId): string | undefined {
  const act = acts[id]
  if (typeof act !== 'string') return undefined
  return act === 'record' ? tableOf(id) : act
}

function tableOf(id: OperationId): string | undefined {
  const found = Object.values(entities).find(({ operations }) =>
    (Object.values(operations) as readonly string[]).includes(id)
  )
  return productModels.get(found?.name as EntityName)?.table
}

/** The scenarios that show an act, by name. */
export const scenariosOf = (act: Act): readonly string[] =>
  typeof act === 'string' ? shownBy[act] : act.shown === undefined ? [] : [act.shown]

/** Whether there is a reason where there is no scenario. */
export const isReasoned = (act: Act): boolean => typeof act === 'string' || act.why.length >= 20
