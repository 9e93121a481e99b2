import type { OperationId } from '@board/generated/calls'
import { entities } from '@board/generated/entities'
import type { EntityOperationId } from '@board/generated/entity-names'

/**
 * Who may do what with which record. Each row is read against the scene of the operation's first case in `cases/`:
 * a citizen's message to the city's forum, assigned by the city to its bureau where the scene says so.
 */
export const kinds = [
  'visitor',
  'citizen', // the author
  'neighbour', // another citizen
  'city', // the forum's group, which gives assignments
  'bureau', // its subordinate, which holds them
  'office', // below the subordinate
  'stranger', // a group that has nothing to do with it
  'congress',
  'editor',
  'administrator'
] as const

export type Kind = (typeof kinds)[number]

/** `+` done; otherwise the status of the refusal. In the order of `kinds`. */
const row = (text: string): Readonly<Record<Kind, number>> => {
  const cells = text
    .trim()
    .split(/\s+/)
    .map(cell => (cell === '+' ? 200 : Number(cell)))
  if (cells.length !== kinds.length) throw new Error(`A row has ${kinds.length} cells: ${text}`)
  return Object.fromEntries(kinds.map((kind, index) => [kind, cells[index]])) as Record<Kind, number>
}

//                      visitor citizen neighb. city    bureau  office  strang. congr.  editor  admin.
const everybody = row(' +       +       +       +       +       +       +       +       +       +  ')
const signedIn = row('  401     +       +       +       +       +       +       +       +       +  ')
const citizens = row('  401     +       +       403     403     403     403     403     403     403')
/** The same, refused in words of its own. */
const personal = citizens
/** None of these has been at another site's sign-in. */
const nobodyBack = row('400     400     400     400     400     400     400     400     400     400')
const citizenBack = row('401    400     400     403     403     403     403     403     403     403')
/** None of these is a company. */
const noCompany = row(' 401     404     404     403     403     403     403     403     403     403')
const author = row('    401     +       404     403     403     403     403     403     403     403')
const groups = row('    401     403     403     +       +       +       +       +       403     403')
/** The forum's own group, alone or with the others that the message was assigned to. */
const handler = row('   401     403     403     +       404     404     404     404     403     403')
const holder = row('    401     403     403     404     +       404     404     404     403     403')
/** The congress, which a message was put before. */
const receiver = row('  401     403     403     404     404     404     404     +       403     403')
/** Groups that may hold campaigns: here all but the office; and the one whose campaign it is. */
const collectors = row('401     403     403     +       +       403     +       +       403     403')
const collector = row(' 401     403     403     +       404     403     404     404     403     403')
/** To a forum of their own, which the city's is to the city alone. */
const ofOwnForum = row('401     403     403     +       400     403     400     400     403     403')
const editor = row('    401     403     403     403     403     403     403     403     +       403')
const inbox = row('     401     403     403     403     403     403     403     403     403     +  ')
/** What the forms of both ask for. */
const keepers = row('   401     403     403     403     403     403     403     403     +       +  ')

/** Who does tasks in processes: everybody but citizens; what concerns one task, only whose it is. */
const working = row('   401     403     403     +       +       +       +       +       +       +  ')
/** Who has a task to hand over, or hands over those of others. */
const handing = row('   401     403     403     403     +       403     403     403     +       +  ')
const worker = row('    401     403     403     404     404     404     404     404     404     +  ')

/** Who has to do with an instance, or administers those that run. */
const involved = row('   401     404     404     404     404     404     404     404     404     +  ')

/** The city's version, which no other institution has. */
const ofOneVersion = row('401    403     403     +       409     409     409     409     403     403')

/** What the citizen's phone, code, document or version is shown with; nobody else has it. */
const alone = (citizen: number, others = citizen): Row =>
  row(`401 + ${citizen} ${Array.from({ length: 7 }, () => others).join(' ')}`)

type Row = Readonly<Record<Kind, number>>

/** Records that administrators or editors keep: made of schemas, and the same for each. */
const generated = Object.fromEntries(
  Object.values(entities).flatMap(({ operations, permissions }) => {
    const own = permissions.page.startsWith('board:') ? editor : inbox
    return Object.values(operations).map(id => [id, id === 'sysRegionOptions' ? keepers : own])
  })
) as Record<EntityOperationId, Row>

const written: Readonly<Record<Exclude<OperationId, EntityOperationId>, Row>> = {
  // sign-in
  captchaImage: everybody,
  authCaptchaImage: everybody,
  captchaChallenge: everybody,
  verifyCaptchaExt: everybody,
  peopleLogin: everybody,
  loginByUserName: everybody,
  getLoginPhoneVerifycode: everybody,
  getRegisterPhoneVerifycode: everybody,
  getRegisterEmailVerifycode: everybody,
  loginByPhone: everybody,
  register: everybody,
  registerCompany: everybody,
  thirdPartyTypes: everybody,
  thirdPartyRedirect: everybody,
  thirdPartyCallback: everybody,
  thirdPartyResult: nobodyBack,
  thirdPartyBind: citizenBack,
  thirdPartyRegister: nobodyBack,
  thirdPartyBindings: citizens,
  thirdPartyUnbind: citizenBack,
  getInstitutionInfo: groups,
  saveInstitutionInfo: ofOneVersion,
  compInfo: noCompany,
  requestCompanyChange: noCompany,
  withdrawCompanyRequest: noCompany,
  listOwnCompanyRequests: noCompany,
  pageCompanyRequests: editor,
  getCompanyRequest: editor,
  approveCompanyRequest: editor,
  refuseCompanyRequest: editor,
  checkUserName: everybody,
  checkNicknameValid: everybody,
  userTypeOfName: everybody,
  clearSsoCookies: everybody,
  getRecoverVerifycode: everybody,
  checkVerifyCode: everybody,
  findAccount: everybody,
  findPassword: everybody,
  logout: signedIn,
  changePassword: signedIn,
  getInfo: signedIn,
  userPermissions: signedIn,
  getUserMsgCount: signedIn,
  listNotifications: signedIn,
  markNotificationsSeen: signedIn,
  // what everybody may read
  listNotices: everybody,
  getNotice: everybody,
  readNotice: signedIn,
  siteConfig: everybody,
  siteNumbers: everybody,
  domainList: everybody,
  typeList: everybody,
  topicList: everybody,
  regionChildren: everybody,
  healthLive: everybody,
  healthReady: everybody,
  listForums: everybody,
  getForum: everybody,
  getForumInstitution: everybody,
  listMessages: everybody,
  getMessage: everybody,
  suggestMessages: everybody,
  listCases: everybody,
  publicStatistics: everybody,
  getCase: everybody,
  // citizens
  postMessage: citizens,
  listOwnMessages: citizens,
  resubmitMessage: author,
  withdrawMessage: author,
  supplementMessage: author,
  gradeMessage: author,
  // what people keep of messages
  addFavourite: personal,
  removeFavourite: personal,
  listFavourites: citizens,
  followMessage: citizens,
  unfollowMessage: citizens,
  listFollows: citizens,
  likeMessage: citizens,
  unlikeMessage: citizens,
  likedIds: citizens,
  listTracks: citizens,
  deleteTrack: citizens,
  clearTracks: citizens,
  cancelFavoriteByMessageId: handler,
  pageCollect: groups,
  collectCount: groups,
  addTrack: everybody,
  robot: everybody,
  getShareCollect: everybody,
  getForumShare: everybody,
  forumTree: everybody,
  feedbackGrades: everybody,
  getManagedForumsTree: groups,
  listHelp: everybody,
  getHelp: everybody,
  listHelpTexts: editor,
  saveHelpText: editor,
  addFeedback: signedIn,
  listOwnFeedback: signedIn,
  pageFeedback: editor,
  feedbackCount: editor,
  answerFeedback: editor,
  revealFeedbackContact: editor,
  pageReturned: groups,
  returnedCounts: groups,
  requestDeletion: author,
  withdrawDeletion: author,
  // files: an address that was given out carries its own permission
  uploadAttachment: signedIn,
  getAttachment: everybody,
  getUpload: everybody,
  setMessageAttachmentPublic: handler,
  deleteReplyAttachment: handler,
  setDraftAttachmentPublic: holder,
  deleteDraftAttachment: holder,
  // institutions
  pageAns: groups,
  pageAll: groups,
  ansCount: groups,
  pageTo: groups,
  toCount: groups,
  pageFrom: groups,
  fromCount: groups,
  boardCounts: groups,
  menuTaskNum: groups,
  listSubordinates: groups,
  listStandardTexts: groups,
  saveStandardText: groups,
  deleteStandardText: handler,
  getStaffMessage: handler,
  revealAuthorPhone: handler,
  detectAnswer: handler,
  replyMessage: handler,
  editReply: handler,
  explainMessage: handler,
  requestExtension: handler,
  proposeCase: handler,
  draftCase: handler,
  changeCase: handler,
  submitCase: handler,
  withdrawCase: handler,
  getStaffCase: handler,
  pageCases: groups,
  caseCount: groups,
  requestRecheck: handler,
  withdrawRecheck: handler,
  pageOwnRechecks: groups,
  adoptSuggestion: handler,
  cancelAdoption: handler,
  searchReceivers: groups,
  requestDelivery: handler,
  withdrawDelivery: handler,
  giveOpinion: receiver,
  pageDeliveriesTo: groups,
  pageDeliveriesFrom: groups,
  // what the bureau reports to the city
  reportMessage: handler,
  withdrawReport: holder,
  takeOverReport: handler,
  returnReport: handler,
  noteReport: handler,
  pageReportsTo: groups,
  pageReportsFrom: groups,
  dataBoard: groups,
  exportDataBoard: groups,
  // assignments
  assignMessage: handler,
  assignOffline: handler,
  receiveProcess: holder,
  requestReturn: holder,
  cancelApply: holder,
  answerProcess: holder,
  takeBackAnswer: holder,
  refuseApplyCancelProcess: handler,
  cancelProcess: handler,
  cancelOfflineProcess: handler,
  adoptAnswer: handler,
  sendBackAnswer: handler,
  recordOfflineResult: handler,
  // campaigns
  listCampaigns: everybody,
  getCampaign: everybody,
  listCampaignEntries: everybody,
  listHotSuggestions: everybody,
  listOwnEntries: citizens,
  pageOrgCampaigns: collectors,
  getOnlineCollects: groups,
  createCampaign: ofOwnForum,
  getOrgCampaign: collector,
  pageCampaignEntries: collector,
  changeCampaign: collector,
  discardCampaignChange: collector,
  withdrawCampaign: collector,
  endCampaign: collector,
  publishCampaignSummary: collector,
  adoptEntry: collector,
  cancelEntryAdoption: collector,
  pageCampaignQueue: editor,
  getEditorCampaign: editor,
  confirmCampaign: editor,
  returnCampaign: editor,
  takeDownCampaign: editor,
  // editors and administrators
  pageRechecks: editor,
  rejectRecheck: editor,
  strikeGrade: editor,
  takeDownMessage: editor,
  restoreMessage: editor,
  readdressMessage: editor,
  redactMessage: editor,
  searchForums: editor,
  pageDeletions: editor,
  consentDeletion: editor,
  refuseDeletion: editor,
  pageDeliveries: editor,
  acceptDelivery: editor,
  declineDelivery: editor,
  pageEditorQueue: editor,
  editorQueueCount: editor,
  getEditorMessage: editor,
  approveMessage: editor,
  returnMessage: editor,
  approveSupplement: editor,
  returnSupplement: editor,
  approveComment: editor,
  refuseComment: editor,
  pageEditorCases: editor,
  editorDataBoard: editor,
  exportEditorDataBoard: editor,
  editorCaseCount: editor,
  getEditorCase: editor,
  takeDownCase: editor,
  restoreCase: editor,
  pageHandlingRecords: editor,
  getHandlingRecord: editor,
  addHandlingRecord: editor,
  endHandlingRecord: editor,
  listOwnHandling: citizens,
  certificationTypeConfig: everybody,
  bindPhoneResult: signedIn,
  getBaseInfo: signedIn,
  saveBaseInfo: alone(409, 403),
  certifyName: citizens,
  listOwnLogins: signedIn,
  getBindVerifycode: signedIn,
  getOwnVerifycode: alone(409),
  bindContact: signedIn,
  checkOldPhone: alone(409),
  unbindEmail: alone(409),
  changePhone: alone(400),
  cancelAccount: citizens,
  exportOwnData: citizens,
  pageAccounts: editor,
  findAccountByPhone: editor,
  getAccount: editor,
  revealAccount: editor,
  pageDevInbox: inbox,
  siteHealth: inbox,
  sysUserPage: inbox,
  sysDeptTree: inbox,
  sysRegionTree: keepers,
  sysMenuNav: signedIn,
  resetUserPassword: inbox,
  unlockUser: inbox,
  enableUsers: inbox,
  disableUsers: inbox,
  resetInstitutionPassword: editor,
  unlockInstitutionAccount: editor,
  enableInstitutionAccounts: editor,
  disableInstitutionAccounts: editor,
  forceLogout: inbox,
  forceLogoutMany: inbox,
  sendNotice: inbox,
  withdrawNotice: inbox,
  cronTimes: inbox,
  pauseScheduleJob: inbox,
  pauseScheduleJobs: inbox,
  resumeScheduleJob: inbox,
  resumeScheduleJobs: inbox,
  runScheduleJob: inbox,
  runScheduleJobs: inbox,
  testMail: inbox,
  previewMail: inbox,
  resendMail: inbox,
  resendMailMany: inbox,
  testSms: inbox,
  testOss: inbox,
  moveOssFiles: inbox,
  previewSms: inbox,
  resendSms: inbox,
  resendSmsMany: inbox,
  // processes
  latestProcesses: inbox,
  pageDefinitions: inbox,
  getProcessXml: inbox,
  getProcessImage: inbox,
  suspendProcess: inbox,
  activateProcess: inbox,
  pageModels: inbox,
  getModel: inbox,
  saveModel: inbox,
  deleteModel: inbox,
  deployModel: inbox,
  pageRunning: inbox,
  startOfBusinessKey: inbox,
  deleteInstance: inbox,
  assignTask: inbox,
  pageTasks: working,
  taskCount: working,
  pageParticipants: handing,
  claimTask: worker,
  unclaimTask: worker,
  completeTask: worker,
  backPreviousTask: worker,
  backToFirst: worker,
  endProcess: worker,
  delegateTask: worker,
  entrustTask: worker,
  getInstance: involved,
  getTaskHandleDetailInfo: involved,
  getInstImage: involved
}

export const matrix: Readonly<Record<OperationId, Row>> = { ...written, ...generated }
