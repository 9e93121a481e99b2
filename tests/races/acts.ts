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
  account: ['two mute an account', 'one password is changed once, and the old one is refused afterwards'],
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

/** The rules that decide between two concurrent calls of an act that takes no lock. */
export const deciders = {
  key: 'a unique key of the table lets one of two rows in',
  lastWins: 'a unique key of the table keeps one row for one person and thing; the later value stays',
  version: 'one statement writes only the version that was seen; the other one is refused',
  condition: 'one statement takes effect only while the row is as it was read',
  otherLock: 'a part of the act takes a lock of its own',
  removal: 'one row is removed, which is there or not',
  ownRow: 'the act makes a row that nobody else has seen yet; what must be there once is a key of its table',
  written: 'a row of one person or group is written whole; the later values stay',
  record: 'the act writes down that something was done; twice is twice',
  trial: 'the act says what a provider answers; it changes nothing that another could have changed'
} as const

/** An act that needs no lock: the rule that decides instead, and the table or test that `acts.test.ts` looks up. */
export type Free =
  | { readonly by: 'key' | 'lastWins'; readonly table: string; readonly shown?: string }
  | { readonly by: 'condition' | 'otherLock'; readonly shown: string }
  | { readonly by: 'version' | 'removal' | 'ownRow' | 'written' | 'record' | 'trial' }

type Act = Lock | Free

type Writing = {
  [Id in OperationId]: (typeof operations)[Id]['write'] extends true ? Id : never
}[OperationId]

const mark: Free = { by: 'key', table: 'message_mark', shown: 'some like a message' }
const ownRow: Free = { by: 'ownRow' }
const picture: Free = { by: 'lastWins', table: 'captcha' }
const trial: Free = { by: 'trial' }
const onRecord: Free = { by: 'record' }
const removal: Free = { by: 'removal' }

const written: Readonly<Record<Exclude<Writing, EntityOperationId>, Act>> = {
  // accounts
  peopleLogin: 'account',
  loginByUserName: 'account',
  loginByPhone: { by: 'otherLock', shown: 'one code signs in once' },
  logout: removal,
  endOwnSession: removal,
  endOtherSessions: removal,
  register: { by: 'key', table: 'account', shown: 'one name is registered once' },
  registerCompany: { by: 'key', table: 'company', shown: 'one company is registered once' },
  changePassword: {
    by: 'condition',
    shown: 'one password is changed once, and the old one is refused afterwards'
  },
  takeSecondStep: {
    by: 'otherLock',
    shown: 'one authenticator code and one recovery code sign in once each'
  },
  beginSecondFactor: { by: 'written' },
  confirmSecondFactor: { by: 'otherLock', shown: 'one set-up is confirmed once' },
  renewRecoveryCodes: { by: 'written' },
  switchOffSecondFactor: removal,
  beginPasskeyStep: { by: 'written' },
  takePasskeyStep: { by: 'otherLock', shown: 'one signature of a passkey signs in once' },
  beginPasskey: { by: 'written' },
  addPasskey: { by: 'otherLock', shown: 'one passkey is added once' },
  renamePasskey: { by: 'written' },
  removePasskey: {
    by: 'otherLock',
    shown: 'the last two passkeys of who must have one are not both removed'
  },
  findPassword: {
    by: 'condition',
    shown: 'one code gives one ticket, and one ticket sets one password, also during sign-ins'
  },
  checkVerifyCode: {
    by: 'otherLock',
    shown: 'one code gives one ticket, and one ticket sets one password, also during sign-ins'
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
  cancelAccount: { by: 'otherLock', shown: 'two mute an account' },
  certifyName: 'account',
  saveBaseInfo: 'account',
  saveNotificationChoice: 'account',
  saveInstitutionInfo: { by: 'version' },
  requestCompanyChange: 'account',
  withdrawCompanyRequest: 'account',
  setCompanyLicence: 'account',
  approveCompanyRequest: 'account',
  refuseCompanyRequest: 'account',
  exportOwnData: { by: 'otherLock', shown: 'one code signs in once' },
  captchaImage: picture,
  authCaptchaImage: picture,
  captchaChallenge: picture,
  verifyCaptchaExt: { by: 'condition', shown: 'one proof is accepted once' },
  thirdPartyRedirect: ownRow,
  thirdPartyCallback: { by: 'condition', shown: 'a return is accepted once' },
  thirdPartyBind: {
    by: 'key',
    table: 'third_party_binding',
    shown: 'an identity of the other site is bound to one account'
  },
  thirdPartyRegister: {
    by: 'key',
    table: 'third_party_binding',
    shown: 'an identity of the other site is bound to one account'
  },
  thirdPartyUnbind: removal,
  markNotificationsSeen: { by: 'lastWins', table: 'notification_seen' },
  readNotice: { by: 'key', table: 'notice_read' },
  addFeedback: ownRow,
  uploadAttachment: ownRow,
  // marks on messages
  addFavourite: mark,
  removeFavourite: mark,
  followMessage: mark,
  unfollowMessage: mark,
  likeMessage: mark,
  unlikeMessage: { by: 'key', table: 'message_mark', shown: 'one takes a like back, and another likes' },
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
  notePresence: { by: 'lastWins', table: 'desk_presence' },
  shareQueryWithGroup: { by: 'key', table: 'shared_query' },
  shareQueryWithRole: { by: 'key', table: 'shared_query' },
  changeSharedQuery: { by: 'version' },
  withdrawSharedQuery: removal,
  saveStandardText: { by: 'written' },
  deleteStandardText: removal,
  saveHelpText: { by: 'version' },
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
  noteFormInstance: { by: 'written' },
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
      [create, ownRow],
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

/** Returns the names of the scenarios that test an act. */
export function scenariosOf(act: Act): readonly string[] {
  if (typeof act === 'string') return shownBy[act]
  return 'shown' in act && act.shown !== undefined ? [act.shown] : []
}
