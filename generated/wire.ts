// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

/** The least that the client must know of a call to send it; the browser loads this, not operations.ts. */
export type WireRow = readonly [
  path: string,
  /** Index in `methods`, plus the bits below. */
  kind: number,
  encrypted?: readonly string[],
  success?: readonly string[]
]

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export const signed = 8
export const write = 16
export const noToken = 32
export const upload = 64
export const binary = 128
export const bare = 256
export const body = 512

export const wire = {
  adoptAnswer: ['/v1/org/process/adopt', 537],
  ansCount: ['/v1/org/threads/ans-count', 521],
  answerProcess: ['/v1/org/process/answer', 537],
  approveComment: ['/v1/editor/comments/approve', 537],
  approveMessage: ['/v1/editor/threads/approve', 537],
  approveSupplement: ['/v1/editor/supplements/approve', 537],
  assignMessage: ['/v1/org/process/assign', 537],
  assignOffline: ['/v1/org/process/assignOffline', 537],
  authCaptchaImage: ['/v1/auth/captcha', 144],
  boardCounts: ['/v1/org/board/counts', 8],
  cancelApply: ['/v1/org/process/cancelApply', 537],
  cancelOfflineProcess: ['/v1/org/process/cancelOfflineProcess', 537],
  cancelProcess: ['/v1/org/process/cancelProcess', 537],
  captchaChallenge: ['/v2/captcha/challenge', 537],
  captchaImage: ['/userLogin/captcha', 144],
  changePassword: ['/v1/user/changePassword', 537, ['newPassword', 'oldPassword']],
  checkUserName: ['/userRegister/checkUserName', 521, ['username']],
  deleteDraftAttachment: ['/v1/org/panswer/delAttach', 537],
  deleteReplyAttachment: ['/v1/org/delAnswerAttach', 537],
  deleteStandardText: ['/v1/org/standardTexts/delete', 537],
  detectAnswer: ['/v1/org/detector/answerContent', 521],
  domainList: ['/v1/domainList', 1],
  editReply: ['/v1/org/threads/editReply', 537],
  editorQueueCount: ['/v1/editor/queue/count', 521],
  explainMessage: ['/v1/org/threads/explain', 537],
  fromCount: ['/v1/org/process/from-count', 521],
  getAttachment: ['/files/attachment/{name}', 128],
  getEditorMessage: ['/v1/editor/threads/content', 521],
  getForum: ['/v1/forum/content', 0],
  getInfo: ['/v1/user/getInfo', 8],
  getLoginPhoneVerifycode: ['/v1/user/getLoginPhoneVerifycode', 537, ['phone'], ['1009']],
  getMessage: ['/v1/threads/content', 513],
  getRegisterPhoneVerifycode: ['/userRegister/getVerifycode', 537, ['phone'], ['1009']],
  getStaffMessage: ['/v1/org/threads/content', 521],
  getUpload: ['/files/upload_tmp/{name}', 128],
  getUserMsgCount: ['/v1/user/getUserMsgCount', 9],
  gradeMessage: ['/v1/threads/grade', 537],
  healthLive: ['/health/live', 256],
  healthReady: ['/health/ready', 256],
  listForums: ['/v1/forum/list', 0],
  listMessages: ['/v1/threads/list', 0],
  listNotices: ['/v1/user/notices', 8],
  listOwnMessages: ['/v1/user/threads', 8],
  listStandardTexts: ['/v1/org/standardTexts', 8],
  listSubordinates: ['/v1/org/group/subordinates', 8],
  loginByPhone: ['/v1/user/loginByPhone', 537, ['phone']],
  loginByUserName: ['/v1/user/loginByUserName', 537, ['loginName', 'pass']],
  logout: ['/v1/user/logout', 25],
  markNoticesSeen: ['/v1/user/notices/seen', 537],
  menuTaskNum: ['/taskBoard/menuTaskNum', 8],
  pageAns: ['/v1/org/threads/page-ans', 521],
  pageEditorQueue: ['/v1/editor/queue/page', 521],
  pageFrom: ['/v1/org/process/page-from', 521],
  pageTo: ['/v1/org/process/page-to', 521],
  peopleLogin: ['/sso/people/login', 537, ['password', 'username']],
  postMessage: ['/v1/threads/add', 537],
  receiveProcess: ['/v1/org/process/receiveProcess', 537],
  recordOfflineResult: ['/v1/org/process/recordResult', 537],
  refuseApplyCancelProcess: ['/v1/org/process/refuseApplyCancelProcess', 537],
  refuseComment: ['/v1/editor/comments/refuse', 537],
  regionChildren: ['/v1/region/children', 0],
  register: ['/userRegister/register', 537, ['password', 'phone', 'username']],
  replyMessage: ['/v1/org/threads/reply', 537],
  requestExtension: ['/v1/org/message/extension', 537],
  requestReturn: ['/v1/org/process/requestReturn', 537],
  resubmitMessage: ['/v1/threads/resubmit', 537],
  returnMessage: ['/v1/editor/threads/return', 537],
  returnSupplement: ['/v1/editor/supplements/return', 537],
  revealAuthorPhone: ['/v1/org/threads/revealPhone', 537],
  saveStandardText: ['/v1/org/standardTexts/save', 537],
  sendBackAnswer: ['/v1/org/process/sendBack', 537],
  setDraftAttachmentPublic: ['/v1/org/panswer/att/public', 537],
  setMessageAttachmentPublic: ['/v1/org/threads/att/public', 537],
  siteConfig: ['/v1/site/config', 0],
  siteNumbers: ['/v1/site/numbers', 0],
  suggestMessages: ['/v2/threads/simpleThreadsSuggest', 0],
  supplementMessage: ['/v1/threads/supplement', 537],
  takeBackAnswer: ['/v1/org/process/takeBackAnswer', 537],
  toCount: ['/v1/org/process/to-count', 521],
  topicList: ['/v1/topicList', 1],
  typeList: ['/v1/typeList', 1],
  uploadAttachment: ['/v2/attachment/upload', 593],
  userPermissions: ['/v1/user/permissions', 8],
  verifyCaptchaExt: ['/v2/captcha/verifyExt', 537],
  withdrawMessage: ['/v1/threads/withdraw', 537]
} as const satisfies Record<string, WireRow>
