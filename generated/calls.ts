// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { operations as Wire } from './openapi.ts'
import type { OperationId } from './operations.ts'

export type { OperationId } from './operations.ts'

export interface Calls {
  acceptDelivery: {
    body: NonNullable<Wire['acceptDelivery']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['acceptDelivery']['responses'][200]['content']['application/json']['resultData']
  }
  activateProcess: {
    body: NonNullable<Wire['activateProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['activateProcess']['responses'][200]['content']['application/json']['data']
  }
  addFavourite: {
    body: NonNullable<Wire['addFavourite']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['addFavourite']['responses'][200]['content']['application/json']['resultData']
  }
  addFeedback: {
    body: NonNullable<Wire['addFeedback']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['addFeedback']['responses'][200]['content']['application/json']['resultData']
  }
  addHandlingRecord: {
    body: NonNullable<Wire['addHandlingRecord']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['addHandlingRecord']['responses'][200]['content']['application/json']['resultData']
  }
  addPasskey: {
    body: NonNullable<Wire['addPasskey']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['addPasskey']['responses'][200]['content']['application/json']['resultData']
  }
  addTrack: {
    body: NonNullable<Wire['addTrack']['requestBody']>['content']['application/json']
    query: NonNullable<Wire['addTrack']['parameters']['query']>
    params: undefined
    data: Wire['addTrack']['responses'][200]['content']['application/json']['resultData']
  }
  adoptAnswer: {
    body: NonNullable<Wire['adoptAnswer']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['adoptAnswer']['responses'][200]['content']['application/json']['resultData']
  }
  adoptEntry: {
    body: NonNullable<Wire['adoptEntry']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['adoptEntry']['responses'][200]['content']['application/json']['resultData']
  }
  adoptSuggestion: {
    body: NonNullable<Wire['adoptSuggestion']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['adoptSuggestion']['responses'][200]['content']['application/json']['resultData']
  }
  ansCount: {
    body: NonNullable<Wire['ansCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['ansCount']['responses'][200]['content']['application/json']['resultData']
  }
  answerFeedback: {
    body: NonNullable<Wire['answerFeedback']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['answerFeedback']['responses'][200]['content']['application/json']['data']
  }
  answerProcess: {
    body: NonNullable<Wire['answerProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['answerProcess']['responses'][200]['content']['application/json']['resultData']
  }
  answerVoice: {
    body: NonNullable<Wire['answerVoice']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['answerVoice']['responses'][200]['content']['application/json']['resultData']
  }
  applyCalendar: {
    body: NonNullable<Wire['applyCalendar']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['applyCalendar']['responses'][200]['content']['application/json']['data']
  }
  approveComment: {
    body: NonNullable<Wire['approveComment']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['approveComment']['responses'][200]['content']['application/json']['resultData']
  }
  approveCompanyRequest: {
    body: NonNullable<Wire['approveCompanyRequest']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['approveCompanyRequest']['responses'][200]['content']['application/json']['resultData']
  }
  approveMessage: {
    body: NonNullable<Wire['approveMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['approveMessage']['responses'][200]['content']['application/json']['resultData']
  }
  approveReply: {
    body: NonNullable<Wire['approveReply']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['approveReply']['responses'][200]['content']['application/json']['resultData']
  }
  approveSupplement: {
    body: NonNullable<Wire['approveSupplement']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['approveSupplement']['responses'][200]['content']['application/json']['resultData']
  }
  assignMessage: {
    body: NonNullable<Wire['assignMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['assignMessage']['responses'][200]['content']['application/json']['resultData']
  }
  assignOffline: {
    body: NonNullable<Wire['assignOffline']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['assignOffline']['responses'][200]['content']['application/json']['resultData']
  }
  assignTask: {
    body: NonNullable<Wire['assignTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['assignTask']['responses'][200]['content']['application/json']['data']
  }
  authCaptchaImage: {
    body: undefined
    query: NonNullable<Wire['authCaptchaImage']['parameters']['query']>
    params: undefined
    data: Blob
  }
  backPreviousTask: {
    body: NonNullable<Wire['backPreviousTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['backPreviousTask']['responses'][200]['content']['application/json']['data']
  }
  backToFirst: {
    body: NonNullable<Wire['backToFirst']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['backToFirst']['responses'][200]['content']['application/json']['data']
  }
  beginPasskey: {
    body: NonNullable<Wire['beginPasskey']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['beginPasskey']['responses'][200]['content']['application/json']['resultData']
  }
  beginPasskeyStep: {
    body: NonNullable<Wire['beginPasskeyStep']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['beginPasskeyStep']['responses'][200]['content']['application/json']['resultData']
  }
  beginSecondFactor: {
    body: NonNullable<Wire['beginSecondFactor']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['beginSecondFactor']['responses'][200]['content']['application/json']['resultData']
  }
  bindContact: {
    body: NonNullable<Wire['bindContact']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['bindContact']['responses'][200]['content']['application/json']['resultData']
  }
  bindPhoneResult: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['bindPhoneResult']['responses'][200]['content']['application/json']['resultData']
  }
  boardCounts: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['boardCounts']['responses'][200]['content']['application/json']['data']
  }
  cancelAccount: {
    body: NonNullable<Wire['cancelAccount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['cancelAccount']['responses'][200]['content']['application/json']['resultData']
  }
  cancelAdoption: {
    body: NonNullable<Wire['cancelAdoption']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['cancelAdoption']['responses'][200]['content']['application/json']['resultData']
  }
  cancelApply: {
    body: NonNullable<Wire['cancelApply']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['cancelApply']['responses'][200]['content']['application/json']['resultData']
  }
  cancelEntryAdoption: {
    body: NonNullable<Wire['cancelEntryAdoption']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['cancelEntryAdoption']['responses'][200]['content']['application/json']['resultData']
  }
  cancelFavoriteByMessageId: {
    body: undefined
    query: NonNullable<Wire['cancelFavoriteByMessageId']['parameters']['query']>
    params: undefined
    data: Wire['cancelFavoriteByMessageId']['responses'][200]['content']['application/json']['data']
  }
  cancelOfflineProcess: {
    body: NonNullable<Wire['cancelOfflineProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['cancelOfflineProcess']['responses'][200]['content']['application/json']['resultData']
  }
  cancelProcess: {
    body: NonNullable<Wire['cancelProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['cancelProcess']['responses'][200]['content']['application/json']['resultData']
  }
  captchaChallenge: {
    body: NonNullable<Wire['captchaChallenge']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['captchaChallenge']['responses'][200]['content']['application/json']['resultData']
  }
  captchaImage: {
    body: undefined
    query: NonNullable<Wire['captchaImage']['parameters']['query']>
    params: undefined
    data: Blob
  }
  caseCount: {
    body: NonNullable<Wire['caseCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['caseCount']['responses'][200]['content']['application/json']['resultData']
  }
  certificationTypeConfig: {
    body: undefined
    query: NonNullable<Wire['certificationTypeConfig']['parameters']['query']>
    params: undefined
    data: Wire['certificationTypeConfig']['responses'][200]['content']['application/json']['resultData']
  }
  certifyName: {
    body: NonNullable<Wire['certifyName']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['certifyName']['responses'][200]['content']['application/json']['resultData']
  }
  changeCampaign: {
    body: NonNullable<Wire['changeCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['changeCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  changeCase: {
    body: NonNullable<Wire['changeCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['changeCase']['responses'][200]['content']['application/json']['resultData']
  }
  changePassword: {
    body: NonNullable<Wire['changePassword']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['changePassword']['responses'][200]['content']['application/json']['resultData']
  }
  changePhone: {
    body: NonNullable<Wire['changePhone']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['changePhone']['responses'][200]['content']['application/json']['resultData']
  }
  changeSharedQuery: {
    body: NonNullable<Wire['changeSharedQuery']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['changeSharedQuery']['responses'][200]['content']['application/json']['resultData']
  }
  checkNicknameValid: {
    body: NonNullable<Wire['checkNicknameValid']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['checkNicknameValid']['responses'][200]['content']['application/json']['resultData']
  }
  checkOldPhone: {
    body: NonNullable<Wire['checkOldPhone']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['checkOldPhone']['responses'][200]['content']['application/json']['resultData']
  }
  checkUserName: {
    body: NonNullable<Wire['checkUserName']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['checkUserName']['responses'][200]['content']['application/json']['data']
  }
  checkVerifyCode: {
    body: NonNullable<Wire['checkVerifyCode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['checkVerifyCode']['responses'][200]['content']['application/json']['resultData']
  }
  claimTask: {
    body: NonNullable<Wire['claimTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['claimTask']['responses'][200]['content']['application/json']['data']
  }
  clearSsoCookies: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['clearSsoCookies']['responses'][200]['content']['application/json']['resultData']
  }
  clearTracks: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['clearTracks']['responses'][200]['content']['application/json']['resultData']
  }
  collectCount: {
    body: NonNullable<Wire['collectCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['collectCount']['responses'][200]['content']['application/json']['resultData']
  }
  compInfo: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['compInfo']['responses'][200]['content']['application/json']['resultData']
  }
  completeTask: {
    body: NonNullable<Wire['completeTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['completeTask']['responses'][200]['content']['application/json']['data']
  }
  confirmCampaign: {
    body: NonNullable<Wire['confirmCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['confirmCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  confirmSecondFactor: {
    body: NonNullable<Wire['confirmSecondFactor']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['confirmSecondFactor']['responses'][200]['content']['application/json']['resultData']
  }
  consentDeletion: {
    body: NonNullable<Wire['consentDeletion']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['consentDeletion']['responses'][200]['content']['application/json']['resultData']
  }
  correctWording: {
    body: undefined
    query: NonNullable<Wire['correctWording']['parameters']['query']>
    params: undefined
    data: Wire['correctWording']['responses'][200]['content']['application/json']['resultData']
  }
  createCampaign: {
    body: NonNullable<Wire['createCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['createCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  cronTimes: {
    body: undefined
    query: NonNullable<Wire['cronTimes']['parameters']['query']>
    params: undefined
    data: Wire['cronTimes']['responses'][200]['content']['application/json']['data']
  }
  dataBoard: {
    body: NonNullable<Wire['dataBoard']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['dataBoard']['responses'][200]['content']['application/json']['resultData']
  }
  declineDelivery: {
    body: NonNullable<Wire['declineDelivery']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['declineDelivery']['responses'][200]['content']['application/json']['resultData']
  }
  delegateTask: {
    body: NonNullable<Wire['delegateTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['delegateTask']['responses'][200]['content']['application/json']['data']
  }
  deleteDraftAttachment: {
    body: NonNullable<Wire['deleteDraftAttachment']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deleteDraftAttachment']['responses'][200]['content']['application/json']['resultData']
  }
  deleteInstance: {
    body: NonNullable<Wire['deleteInstance']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deleteInstance']['responses'][200]['content']['application/json']['data']
  }
  deleteModel: {
    body: NonNullable<Wire['deleteModel']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deleteModel']['responses'][200]['content']['application/json']['data']
  }
  deleteReplyAttachment: {
    body: NonNullable<Wire['deleteReplyAttachment']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deleteReplyAttachment']['responses'][200]['content']['application/json']['resultData']
  }
  deleteStandardText: {
    body: NonNullable<Wire['deleteStandardText']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deleteStandardText']['responses'][200]['content']['application/json']['resultData']
  }
  deleteTrack: {
    body: NonNullable<Wire['deleteTrack']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deleteTrack']['responses'][200]['content']['application/json']['resultData']
  }
  deployModel: {
    body: NonNullable<Wire['deployModel']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['deployModel']['responses'][200]['content']['application/json']['data']
  }
  detectAnswer: {
    body: NonNullable<Wire['detectAnswer']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['detectAnswer']['responses'][200]['content']['application/json']['resultData']
  }
  disableInstitutionAccounts: {
    body: NonNullable<Wire['disableInstitutionAccounts']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['disableInstitutionAccounts']['responses'][200]['content']['application/json']['data']
  }
  disableUsers: {
    body: NonNullable<Wire['disableUsers']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['disableUsers']['responses'][200]['content']['application/json']['data']
  }
  discardCampaignChange: {
    body: NonNullable<Wire['discardCampaignChange']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['discardCampaignChange']['responses'][200]['content']['application/json']['resultData']
  }
  dismissHotIssue: {
    body: NonNullable<Wire['dismissHotIssue']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['dismissHotIssue']['responses'][200]['content']['application/json']['resultData']
  }
  domainList: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['domainList']['responses'][200]['content']['application/json']['resultData']
  }
  draftCase: {
    body: NonNullable<Wire['draftCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['draftCase']['responses'][200]['content']['application/json']['resultData']
  }
  editReply: {
    body: NonNullable<Wire['editReply']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['editReply']['responses'][200]['content']['application/json']['resultData']
  }
  editorCaseCount: {
    body: NonNullable<Wire['editorCaseCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['editorCaseCount']['responses'][200]['content']['application/json']['resultData']
  }
  editorDataBoard: {
    body: NonNullable<Wire['editorDataBoard']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['editorDataBoard']['responses'][200]['content']['application/json']['resultData']
  }
  editorQueueCount: {
    body: NonNullable<Wire['editorQueueCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['editorQueueCount']['responses'][200]['content']['application/json']['resultData']
  }
  enableInstitutionAccounts: {
    body: NonNullable<Wire['enableInstitutionAccounts']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['enableInstitutionAccounts']['responses'][200]['content']['application/json']['data']
  }
  enableUsers: {
    body: NonNullable<Wire['enableUsers']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['enableUsers']['responses'][200]['content']['application/json']['data']
  }
  endCampaign: {
    body: NonNullable<Wire['endCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['endCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  endHandlingRecord: {
    body: NonNullable<Wire['endHandlingRecord']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['endHandlingRecord']['responses'][200]['content']['application/json']['resultData']
  }
  endOtherSessions: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['endOtherSessions']['responses'][200]['content']['application/json']['resultData']
  }
  endOwnSession: {
    body: NonNullable<Wire['endOwnSession']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['endOwnSession']['responses'][200]['content']['application/json']['resultData']
  }
  endProcess: {
    body: NonNullable<Wire['endProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['endProcess']['responses'][200]['content']['application/json']['data']
  }
  entrustTask: {
    body: NonNullable<Wire['entrustTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['entrustTask']['responses'][200]['content']['application/json']['data']
  }
  examineMessage: {
    body: NonNullable<Wire['examineMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['examineMessage']['responses'][200]['content']['application/json']['resultData']
  }
  explainMessage: {
    body: NonNullable<Wire['explainMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['explainMessage']['responses'][200]['content']['application/json']['resultData']
  }
  exportDataBoard: {
    body: undefined
    query: NonNullable<Wire['exportDataBoard']['parameters']['query']>
    params: undefined
    data: Blob
  }
  exportEditorDataBoard: {
    body: undefined
    query: NonNullable<Wire['exportEditorDataBoard']['parameters']['query']>
    params: undefined
    data: Blob
  }
  exportList: {
    body: NonNullable<Wire['exportList']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Blob
  }
  exportOwnData: {
    body: NonNullable<Wire['exportOwnData']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Blob
  }
  feedbackCount: {
    body: NonNullable<Wire['feedbackCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['feedbackCount']['responses'][200]['content']['application/json']['data']
  }
  feedbackGrades: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['feedbackGrades']['responses'][200]['content']['application/json']['resultData']
  }
  findAccount: {
    body: NonNullable<Wire['findAccount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['findAccount']['responses'][200]['content']['application/json']['resultData']
  }
  findAccountByPhone: {
    body: NonNullable<Wire['findAccountByPhone']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['findAccountByPhone']['responses'][200]['content']['application/json']['resultData']
  }
  findPassword: {
    body: NonNullable<Wire['findPassword']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['findPassword']['responses'][200]['content']['application/json']['resultData']
  }
  followMessage: {
    body: NonNullable<Wire['followMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['followMessage']['responses'][200]['content']['application/json']['resultData']
  }
  forceLogout: {
    body: NonNullable<Wire['forceLogout']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['forceLogout']['responses'][200]['content']['application/json']['data']
  }
  forceLogoutMany: {
    body: NonNullable<Wire['forceLogoutMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['forceLogoutMany']['responses'][200]['content']['application/json']['data']
  }
  forumTree: {
    body: undefined
    query: NonNullable<Wire['forumTree']['parameters']['query']>
    params: undefined
    data: Wire['forumTree']['responses'][200]['content']['application/json']['resultData']
  }
  fromCount: {
    body: NonNullable<Wire['fromCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['fromCount']['responses'][200]['content']['application/json']['resultData']
  }
  getAccount: {
    body: NonNullable<Wire['getAccount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getAccount']['responses'][200]['content']['application/json']['resultData']
  }
  getAttachment: {
    body: undefined
    query: NonNullable<Wire['getAttachment']['parameters']['query']>
    params: NonNullable<Wire['getAttachment']['parameters']['path']>
    data: Blob
  }
  getBaseInfo: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getBaseInfo']['responses'][200]['content']['application/json']['resultData']
  }
  getBindVerifycode: {
    body: NonNullable<Wire['getBindVerifycode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getBindVerifycode']['responses'][200]['content']['application/json']['resultData']
  }
  getCampaign: {
    body: undefined
    query: NonNullable<Wire['getCampaign']['parameters']['query']>
    params: undefined
    data: Wire['getCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  getCase: {
    body: undefined
    query: NonNullable<Wire['getCase']['parameters']['query']>
    params: undefined
    data: Wire['getCase']['responses'][200]['content']['application/json']['resultData']
  }
  getCompanyRequest: {
    body: NonNullable<Wire['getCompanyRequest']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getCompanyRequest']['responses'][200]['content']['application/json']['resultData']
  }
  getEditorCampaign: {
    body: NonNullable<Wire['getEditorCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getEditorCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  getEditorCase: {
    body: undefined
    query: NonNullable<Wire['getEditorCase']['parameters']['query']>
    params: undefined
    data: Wire['getEditorCase']['responses'][200]['content']['application/json']['resultData']
  }
  getEditorMessage: {
    body: NonNullable<Wire['getEditorMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getEditorMessage']['responses'][200]['content']['application/json']['resultData']
  }
  getForum: {
    body: undefined
    query: NonNullable<Wire['getForum']['parameters']['query']>
    params: undefined
    data: Wire['getForum']['responses'][200]['content']['application/json']['resultData']
  }
  getForumFigures: {
    body: undefined
    query: NonNullable<Wire['getForumFigures']['parameters']['query']>
    params: undefined
    data: Wire['getForumFigures']['responses'][200]['content']['application/json']['resultData']
  }
  getForumInstitution: {
    body: undefined
    query: NonNullable<Wire['getForumInstitution']['parameters']['query']>
    params: undefined
    data: Wire['getForumInstitution']['responses'][200]['content']['application/json']['resultData']
  }
  getForumShare: {
    body: undefined
    query: NonNullable<Wire['getForumShare']['parameters']['query']>
    params: undefined
    data: Wire['getForumShare']['responses'][200]['content']['application/json']['resultData']
  }
  getHandlingRecord: {
    body: NonNullable<Wire['getHandlingRecord']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getHandlingRecord']['responses'][200]['content']['application/json']['resultData']
  }
  getHelp: {
    body: undefined
    query: NonNullable<Wire['getHelp']['parameters']['query']>
    params: undefined
    data: Wire['getHelp']['responses'][200]['content']['application/json']['resultData']
  }
  getHotIssue: {
    body: undefined
    query: NonNullable<Wire['getHotIssue']['parameters']['query']>
    params: undefined
    data: Wire['getHotIssue']['responses'][200]['content']['application/json']['resultData']
  }
  getInfo: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getInfo']['responses'][200]['content']['application/json']['data']
  }
  getInstImage: {
    body: undefined
    query: NonNullable<Wire['getInstImage']['parameters']['query']>
    params: undefined
    data: Blob
  }
  getInstance: {
    body: undefined
    query: NonNullable<Wire['getInstance']['parameters']['query']>
    params: undefined
    data: Wire['getInstance']['responses'][200]['content']['application/json']['data']
  }
  getInstitutionInfo: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getInstitutionInfo']['responses'][200]['content']['application/json']['resultData']
  }
  getLoginPhoneVerifycode: {
    body: NonNullable<Wire['getLoginPhoneVerifycode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getLoginPhoneVerifycode']['responses'][200]['content']['application/json']['resultData']
  }
  getManagedForumsTree: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getManagedForumsTree']['responses'][200]['content']['application/json']['resultData']
  }
  getMessage: {
    body: NonNullable<Wire['getMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getMessage']['responses'][200]['content']['application/json']['resultData']
  }
  getModel: {
    body: undefined
    query: NonNullable<Wire['getModel']['parameters']['query']>
    params: undefined
    data: Wire['getModel']['responses'][200]['content']['application/json']['data']
  }
  getNotice: {
    body: undefined
    query: NonNullable<Wire['getNotice']['parameters']['query']>
    params: undefined
    data: Wire['getNotice']['responses'][200]['content']['application/json']['resultData']
  }
  getNotification: {
    body: undefined
    query: NonNullable<Wire['getNotification']['parameters']['query']>
    params: undefined
    data: Wire['getNotification']['responses'][200]['content']['application/json']['resultData']
  }
  getNotificationChoice: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getNotificationChoice']['responses'][200]['content']['application/json']['resultData']
  }
  getOnlineCollects: {
    body: NonNullable<Wire['getOnlineCollects']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getOnlineCollects']['responses'][200]['content']['application/json']['data']
  }
  getOrgCampaign: {
    body: NonNullable<Wire['getOrgCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getOrgCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  getOwnVerifycode: {
    body: NonNullable<Wire['getOwnVerifycode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getOwnVerifycode']['responses'][200]['content']['application/json']['resultData']
  }
  getProcessImage: {
    body: undefined
    query: NonNullable<Wire['getProcessImage']['parameters']['query']>
    params: undefined
    data: Blob
  }
  getProcessXml: {
    body: undefined
    query: NonNullable<Wire['getProcessXml']['parameters']['query']>
    params: undefined
    data: Wire['getProcessXml']['responses'][200]['content']['application/json']['data']
  }
  getRecoverVerifycode: {
    body: NonNullable<Wire['getRecoverVerifycode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getRecoverVerifycode']['responses'][200]['content']['application/json']['resultData']
  }
  getRegisterEmailVerifycode: {
    body: NonNullable<Wire['getRegisterEmailVerifycode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getRegisterEmailVerifycode']['responses'][200]['content']['application/json']['data']
  }
  getRegisterPhoneVerifycode: {
    body: NonNullable<Wire['getRegisterPhoneVerifycode']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getRegisterPhoneVerifycode']['responses'][200]['content']['application/json']['data']
  }
  getSecondFactor: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getSecondFactor']['responses'][200]['content']['application/json']['resultData']
  }
  getShareCollect: {
    body: NonNullable<Wire['getShareCollect']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getShareCollect']['responses'][200]['content']['application/json']['resultData']
  }
  getStaffCase: {
    body: undefined
    query: NonNullable<Wire['getStaffCase']['parameters']['query']>
    params: undefined
    data: Wire['getStaffCase']['responses'][200]['content']['application/json']['resultData']
  }
  getStaffMessage: {
    body: NonNullable<Wire['getStaffMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['getStaffMessage']['responses'][200]['content']['application/json']['resultData']
  }
  getStartForm: {
    body: undefined
    query: NonNullable<Wire['getStartForm']['parameters']['query']>
    params: undefined
    data: Wire['getStartForm']['responses'][200]['content']['application/json']['data']
  }
  getTaskHandleDetailInfo: {
    body: undefined
    query: NonNullable<Wire['getTaskHandleDetailInfo']['parameters']['query']>
    params: undefined
    data: Wire['getTaskHandleDetailInfo']['responses'][200]['content']['application/json']['data']
  }
  getUpload: {
    body: undefined
    query: NonNullable<Wire['getUpload']['parameters']['query']>
    params: NonNullable<Wire['getUpload']['parameters']['path']>
    data: Blob
  }
  getUserMsgCount: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['getUserMsgCount']['responses'][200]['content']['application/json']['resultData']
  }
  giveOpinion: {
    body: NonNullable<Wire['giveOpinion']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['giveOpinion']['responses'][200]['content']['application/json']['resultData']
  }
  gradeMessage: {
    body: NonNullable<Wire['gradeMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['gradeMessage']['responses'][200]['content']['application/json']['resultData']
  }
  healthLive: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['healthLive']['responses'][200]['content']['application/json']
  }
  healthReady: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['healthReady']['responses'][200]['content']['application/json']
  }
  joinMessage: {
    body: NonNullable<Wire['joinMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['joinMessage']['responses'][200]['content']['application/json']['resultData']
  }
  latestProcesses: {
    body: undefined
    query: NonNullable<Wire['latestProcesses']['parameters']['query']>
    params: undefined
    data: Wire['latestProcesses']['responses'][200]['content']['application/json']['data']
  }
  likeMessage: {
    body: NonNullable<Wire['likeMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['likeMessage']['responses'][200]['content']['application/json']['resultData']
  }
  likedIds: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['likedIds']['responses'][200]['content']['application/json']['resultData']
  }
  listCampaignEntries: {
    body: undefined
    query: NonNullable<Wire['listCampaignEntries']['parameters']['query']>
    params: undefined
    data: Wire['listCampaignEntries']['responses'][200]['content']['application/json']['resultData']
  }
  listCampaigns: {
    body: undefined
    query: NonNullable<Wire['listCampaigns']['parameters']['query']>
    params: undefined
    data: Wire['listCampaigns']['responses'][200]['content']['application/json']['resultData']
  }
  listCases: {
    body: undefined
    query: NonNullable<Wire['listCases']['parameters']['query']>
    params: undefined
    data: Wire['listCases']['responses'][200]['content']['application/json']['resultData']
  }
  listFavourites: {
    body: undefined
    query: NonNullable<Wire['listFavourites']['parameters']['query']>
    params: undefined
    data: Wire['listFavourites']['responses'][200]['content']['application/json']['resultData']
  }
  listFollows: {
    body: undefined
    query: NonNullable<Wire['listFollows']['parameters']['query']>
    params: undefined
    data: Wire['listFollows']['responses'][200]['content']['application/json']['resultData']
  }
  listForums: {
    body: undefined
    query: NonNullable<Wire['listForums']['parameters']['query']>
    params: undefined
    data: Wire['listForums']['responses'][200]['content']['application/json']['resultData']
  }
  listHelp: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listHelp']['responses'][200]['content']['application/json']['resultData']
  }
  listHelpTexts: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listHelpTexts']['responses'][200]['content']['application/json']['data']
  }
  listHotIssues: {
    body: undefined
    query: NonNullable<Wire['listHotIssues']['parameters']['query']>
    params: undefined
    data: Wire['listHotIssues']['responses'][200]['content']['application/json']['resultData']
  }
  listHotSuggestions: {
    body: undefined
    query: NonNullable<Wire['listHotSuggestions']['parameters']['query']>
    params: undefined
    data: Wire['listHotSuggestions']['responses'][200]['content']['application/json']['resultData']
  }
  listMergeCandidates: {
    body: NonNullable<Wire['listMergeCandidates']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['listMergeCandidates']['responses'][200]['content']['application/json']['resultData']
  }
  listMessages: {
    body: undefined
    query: NonNullable<Wire['listMessages']['parameters']['query']>
    params: undefined
    data: Wire['listMessages']['responses'][200]['content']['application/json']['resultData']
  }
  listNearMessages: {
    body: undefined
    query: NonNullable<Wire['listNearMessages']['parameters']['query']>
    params: undefined
    data: Wire['listNearMessages']['responses'][200]['content']['application/json']['resultData']
  }
  listNotices: {
    body: undefined
    query: NonNullable<Wire['listNotices']['parameters']['query']>
    params: undefined
    data: Wire['listNotices']['responses'][200]['content']['application/json']['resultData']
  }
  listNotifications: {
    body: undefined
    query: NonNullable<Wire['listNotifications']['parameters']['query']>
    params: undefined
    data: Wire['listNotifications']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnCompanyRequests: {
    body: undefined
    query: NonNullable<Wire['listOwnCompanyRequests']['parameters']['query']>
    params: undefined
    data: Wire['listOwnCompanyRequests']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnEntries: {
    body: undefined
    query: NonNullable<Wire['listOwnEntries']['parameters']['query']>
    params: undefined
    data: Wire['listOwnEntries']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnFeedback: {
    body: undefined
    query: NonNullable<Wire['listOwnFeedback']['parameters']['query']>
    params: undefined
    data: Wire['listOwnFeedback']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnHandling: {
    body: undefined
    query: NonNullable<Wire['listOwnHandling']['parameters']['query']>
    params: undefined
    data: Wire['listOwnHandling']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnLogins: {
    body: undefined
    query: NonNullable<Wire['listOwnLogins']['parameters']['query']>
    params: undefined
    data: Wire['listOwnLogins']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnMessages: {
    body: undefined
    query: NonNullable<Wire['listOwnMessages']['parameters']['query']>
    params: undefined
    data: Wire['listOwnMessages']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnReadings: {
    body: undefined
    query: NonNullable<Wire['listOwnReadings']['parameters']['query']>
    params: undefined
    data: Wire['listOwnReadings']['responses'][200]['content']['application/json']['resultData']
  }
  listOwnSessions: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listOwnSessions']['responses'][200]['content']['application/json']['resultData']
  }
  listPublicIssues: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listPublicIssues']['responses'][200]['content']['application/json']['resultData']
  }
  listSharedQueries: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listSharedQueries']['responses'][200]['content']['application/json']['resultData']
  }
  listSimilarAnswered: {
    body: NonNullable<Wire['listSimilarAnswered']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['listSimilarAnswered']['responses'][200]['content']['application/json']['resultData']
  }
  listSimilarMessages: {
    body: NonNullable<Wire['listSimilarMessages']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['listSimilarMessages']['responses'][200]['content']['application/json']['resultData']
  }
  listStandardTexts: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listStandardTexts']['responses'][200]['content']['application/json']['resultData']
  }
  listSubordinates: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['listSubordinates']['responses'][200]['content']['application/json']['resultData']
  }
  listTracks: {
    body: undefined
    query: NonNullable<Wire['listTracks']['parameters']['query']>
    params: undefined
    data: Wire['listTracks']['responses'][200]['content']['application/json']['resultData']
  }
  loginByPhone: {
    body: NonNullable<Wire['loginByPhone']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['loginByPhone']['responses'][200]['content']['application/json']['resultData']
  }
  loginByUserName: {
    body: NonNullable<Wire['loginByUserName']['requestBody']>['content']['application/json']
    query: NonNullable<Wire['loginByUserName']['parameters']['query']>
    params: undefined
    data: Wire['loginByUserName']['responses'][200]['content']['application/json']['resultData']
  }
  logout: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['logout']['responses'][200]['content']['application/json']['resultData']
  }
  mapTile: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['mapTile']['parameters']['path']>
    data: Blob
  }
  markNotificationsSeen: {
    body: NonNullable<Wire['markNotificationsSeen']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['markNotificationsSeen']['responses'][200]['content']['application/json']['resultData']
  }
  menuTaskNum: {
    body: undefined
    query: NonNullable<Wire['menuTaskNum']['parameters']['query']>
    params: undefined
    data: Wire['menuTaskNum']['responses'][200]['content']['application/json']['data']
  }
  mergeMessage: {
    body: NonNullable<Wire['mergeMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['mergeMessage']['responses'][200]['content']['application/json']['resultData']
  }
  messageFeed: {
    body: undefined
    query: NonNullable<Wire['messageFeed']['parameters']['query']>
    params: undefined
    data: Blob
  }
  messagesFeed: {
    body: undefined
    query: NonNullable<Wire['messagesFeed']['parameters']['query']>
    params: undefined
    data: Blob
  }
  moveOssFiles: {
    body: NonNullable<Wire['moveOssFiles']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['moveOssFiles']['responses'][200]['content']['application/json']['data']
  }
  nagProcess: {
    body: NonNullable<Wire['nagProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['nagProcess']['responses'][200]['content']['application/json']['resultData']
  }
  noteFormInstance: {
    body: NonNullable<Wire['noteFormInstance']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['noteFormInstance']['responses'][200]['content']['application/json']['data']
  }
  notePresence: {
    body: NonNullable<Wire['notePresence']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['notePresence']['responses'][200]['content']['application/json']['resultData']
  }
  noteReport: {
    body: NonNullable<Wire['noteReport']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['noteReport']['responses'][200]['content']['application/json']['resultData']
  }
  pageAccounts: {
    body: NonNullable<Wire['pageAccounts']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageAccounts']['responses'][200]['content']['application/json']['resultData']
  }
  pageAll: {
    body: NonNullable<Wire['pageAll']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageAll']['responses'][200]['content']['application/json']['resultData']
  }
  pageAns: {
    body: NonNullable<Wire['pageAns']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageAns']['responses'][200]['content']['application/json']['resultData']
  }
  pageCampaignEntries: {
    body: NonNullable<Wire['pageCampaignEntries']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageCampaignEntries']['responses'][200]['content']['application/json']['resultData']
  }
  pageCampaignQueue: {
    body: NonNullable<Wire['pageCampaignQueue']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageCampaignQueue']['responses'][200]['content']['application/json']['resultData']
  }
  pageCases: {
    body: NonNullable<Wire['pageCases']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageCases']['responses'][200]['content']['application/json']['resultData']
  }
  pageCollect: {
    body: NonNullable<Wire['pageCollect']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageCollect']['responses'][200]['content']['application/json']['resultData']
  }
  pageCompanyRequests: {
    body: NonNullable<Wire['pageCompanyRequests']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageCompanyRequests']['responses'][200]['content']['application/json']['resultData']
  }
  pageDefinitions: {
    body: NonNullable<Wire['pageDefinitions']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageDefinitions']['responses'][200]['content']['application/json']['data']
  }
  pageDeletions: {
    body: NonNullable<Wire['pageDeletions']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageDeletions']['responses'][200]['content']['application/json']['resultData']
  }
  pageDeliveries: {
    body: NonNullable<Wire['pageDeliveries']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageDeliveries']['responses'][200]['content']['application/json']['resultData']
  }
  pageDeliveriesFrom: {
    body: NonNullable<Wire['pageDeliveriesFrom']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageDeliveriesFrom']['responses'][200]['content']['application/json']['resultData']
  }
  pageDeliveriesTo: {
    body: NonNullable<Wire['pageDeliveriesTo']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageDeliveriesTo']['responses'][200]['content']['application/json']['resultData']
  }
  pageDevInbox: {
    body: NonNullable<Wire['pageDevInbox']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageDevInbox']['responses'][200]['content']['application/json']['data']
  }
  pageEditorCases: {
    body: NonNullable<Wire['pageEditorCases']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageEditorCases']['responses'][200]['content']['application/json']['resultData']
  }
  pageEditorQueue: {
    body: NonNullable<Wire['pageEditorQueue']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageEditorQueue']['responses'][200]['content']['application/json']['resultData']
  }
  pageFeedback: {
    body: NonNullable<Wire['pageFeedback']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageFeedback']['responses'][200]['content']['application/json']['data']
  }
  pageFrom: {
    body: NonNullable<Wire['pageFrom']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageFrom']['responses'][200]['content']['application/json']['resultData']
  }
  pageHandlingRecords: {
    body: NonNullable<Wire['pageHandlingRecords']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageHandlingRecords']['responses'][200]['content']['application/json']['resultData']
  }
  pageModels: {
    body: NonNullable<Wire['pageModels']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageModels']['responses'][200]['content']['application/json']['data']
  }
  pageOrgCampaigns: {
    body: NonNullable<Wire['pageOrgCampaigns']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageOrgCampaigns']['responses'][200]['content']['application/json']['resultData']
  }
  pageOwnRechecks: {
    body: NonNullable<Wire['pageOwnRechecks']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageOwnRechecks']['responses'][200]['content']['application/json']['resultData']
  }
  pageParticipants: {
    body: NonNullable<Wire['pageParticipants']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageParticipants']['responses'][200]['content']['application/json']['data']
  }
  pageProposals: {
    body: NonNullable<Wire['pageProposals']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageProposals']['responses'][200]['content']['application/json']['resultData']
  }
  pageRechecks: {
    body: NonNullable<Wire['pageRechecks']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageRechecks']['responses'][200]['content']['application/json']['resultData']
  }
  pageReportsFrom: {
    body: NonNullable<Wire['pageReportsFrom']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageReportsFrom']['responses'][200]['content']['application/json']['resultData']
  }
  pageReportsTo: {
    body: NonNullable<Wire['pageReportsTo']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageReportsTo']['responses'][200]['content']['application/json']['resultData']
  }
  pageReturned: {
    body: NonNullable<Wire['pageReturned']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageReturned']['responses'][200]['content']['application/json']['resultData']
  }
  pageRunning: {
    body: NonNullable<Wire['pageRunning']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageRunning']['responses'][200]['content']['application/json']['data']
  }
  pageTasks: {
    body: NonNullable<Wire['pageTasks']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageTasks']['responses'][200]['content']['application/json']['data']
  }
  pageTo: {
    body: NonNullable<Wire['pageTo']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pageTo']['responses'][200]['content']['application/json']['resultData']
  }
  pauseScheduleJob: {
    body: NonNullable<Wire['pauseScheduleJob']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pauseScheduleJob']['responses'][200]['content']['application/json']['data']
  }
  pauseScheduleJobs: {
    body: NonNullable<Wire['pauseScheduleJobs']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['pauseScheduleJobs']['responses'][200]['content']['application/json']['data']
  }
  peopleLogin: {
    body: NonNullable<Wire['peopleLogin']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['peopleLogin']['responses'][200]['content']['application/json']['data']
  }
  postMessage: {
    body: NonNullable<Wire['postMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['postMessage']['responses'][200]['content']['application/json']['resultData']
  }
  previewCalendar: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['previewCalendar']['responses'][200]['content']['application/json']['data']
  }
  previewCampaignSummary: {
    body: NonNullable<Wire['previewCampaignSummary']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['previewCampaignSummary']['responses'][200]['content']['application/json']['resultData']
  }
  previewMail: {
    body: NonNullable<Wire['previewMail']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['previewMail']['responses'][200]['content']['application/json']['data']
  }
  previewSms: {
    body: NonNullable<Wire['previewSms']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['previewSms']['responses'][200]['content']['application/json']['data']
  }
  proposalFigures: {
    body: undefined
    query: NonNullable<Wire['proposalFigures']['parameters']['query']>
    params: undefined
    data: Wire['proposalFigures']['responses'][200]['content']['application/json']['data']
  }
  proposeCase: {
    body: NonNullable<Wire['proposeCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['proposeCase']['responses'][200]['content']['application/json']['resultData']
  }
  proposeForText: {
    body: NonNullable<Wire['proposeForText']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['proposeForText']['responses'][200]['content']['application/json']['resultData']
  }
  proposeUnits: {
    body: NonNullable<Wire['proposeUnits']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['proposeUnits']['responses'][200]['content']['application/json']['resultData']
  }
  publicStatistics: {
    body: undefined
    query: NonNullable<Wire['publicStatistics']['parameters']['query']>
    params: undefined
    data: Wire['publicStatistics']['responses'][200]['content']['application/json']['resultData']
  }
  publishCampaignSummary: {
    body: NonNullable<Wire['publishCampaignSummary']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['publishCampaignSummary']['responses'][200]['content']['application/json']['resultData']
  }
  publishHotIssue: {
    body: NonNullable<Wire['publishHotIssue']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['publishHotIssue']['responses'][200]['content']['application/json']['resultData']
  }
  readNotice: {
    body: NonNullable<Wire['readNotice']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['readNotice']['responses'][200]['content']['application/json']['resultData']
  }
  readdressMessage: {
    body: NonNullable<Wire['readdressMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['readdressMessage']['responses'][200]['content']['application/json']['resultData']
  }
  recallTask: {
    body: NonNullable<Wire['recallTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['recallTask']['responses'][200]['content']['application/json']['data']
  }
  receiveProcess: {
    body: NonNullable<Wire['receiveProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['receiveProcess']['responses'][200]['content']['application/json']['resultData']
  }
  reclassifyMessage: {
    body: NonNullable<Wire['reclassifyMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['reclassifyMessage']['responses'][200]['content']['application/json']['resultData']
  }
  recordOfflineResult: {
    body: NonNullable<Wire['recordOfflineResult']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['recordOfflineResult']['responses'][200]['content']['application/json']['resultData']
  }
  redactMessage: {
    body: NonNullable<Wire['redactMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['redactMessage']['responses'][200]['content']['application/json']['resultData']
  }
  refuseApplyCancelProcess: {
    body: NonNullable<Wire['refuseApplyCancelProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['refuseApplyCancelProcess']['responses'][200]['content']['application/json']['resultData']
  }
  refuseComment: {
    body: NonNullable<Wire['refuseComment']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['refuseComment']['responses'][200]['content']['application/json']['resultData']
  }
  refuseCompanyRequest: {
    body: NonNullable<Wire['refuseCompanyRequest']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['refuseCompanyRequest']['responses'][200]['content']['application/json']['resultData']
  }
  refuseDeletion: {
    body: NonNullable<Wire['refuseDeletion']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['refuseDeletion']['responses'][200]['content']['application/json']['resultData']
  }
  regionChildren: {
    body: undefined
    query: NonNullable<Wire['regionChildren']['parameters']['query']>
    params: undefined
    data: Wire['regionChildren']['responses'][200]['content']['application/json']['data']
  }
  regionPath: {
    body: undefined
    query: NonNullable<Wire['regionPath']['parameters']['query']>
    params: undefined
    data: Wire['regionPath']['responses'][200]['content']['application/json']['data']
  }
  register: {
    body: NonNullable<Wire['register']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['register']['responses'][200]['content']['application/json']['data']
  }
  registerCompany: {
    body: NonNullable<Wire['registerCompany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['registerCompany']['responses'][200]['content']['application/json']['data']
  }
  rehearseParameter: {
    body: NonNullable<Wire['rehearseParameter']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['rehearseParameter']['responses'][200]['content']['application/json']['data']
  }
  rejectRecheck: {
    body: NonNullable<Wire['rejectRecheck']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['rejectRecheck']['responses'][200]['content']['application/json']['resultData']
  }
  removeFavourite: {
    body: NonNullable<Wire['removeFavourite']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['removeFavourite']['responses'][200]['content']['application/json']['resultData']
  }
  removeHotMember: {
    body: NonNullable<Wire['removeHotMember']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['removeHotMember']['responses'][200]['content']['application/json']['resultData']
  }
  removePasskey: {
    body: NonNullable<Wire['removePasskey']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['removePasskey']['responses'][200]['content']['application/json']['resultData']
  }
  renamePasskey: {
    body: NonNullable<Wire['renamePasskey']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['renamePasskey']['responses'][200]['content']['application/json']['resultData']
  }
  renewRecoveryCodes: {
    body: NonNullable<Wire['renewRecoveryCodes']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['renewRecoveryCodes']['responses'][200]['content']['application/json']['resultData']
  }
  replyMessage: {
    body: NonNullable<Wire['replyMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['replyMessage']['responses'][200]['content']['application/json']['resultData']
  }
  reportMessage: {
    body: NonNullable<Wire['reportMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['reportMessage']['responses'][200]['content']['application/json']['resultData']
  }
  requestCompanyChange: {
    body: NonNullable<Wire['requestCompanyChange']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['requestCompanyChange']['responses'][200]['content']['application/json']['resultData']
  }
  requestDeletion: {
    body: NonNullable<Wire['requestDeletion']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['requestDeletion']['responses'][200]['content']['application/json']['resultData']
  }
  requestDelivery: {
    body: NonNullable<Wire['requestDelivery']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['requestDelivery']['responses'][200]['content']['application/json']['resultData']
  }
  requestExtension: {
    body: NonNullable<Wire['requestExtension']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['requestExtension']['responses'][200]['content']['application/json']['resultData']
  }
  requestRecheck: {
    body: NonNullable<Wire['requestRecheck']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['requestRecheck']['responses'][200]['content']['application/json']['resultData']
  }
  requestReturn: {
    body: NonNullable<Wire['requestReturn']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['requestReturn']['responses'][200]['content']['application/json']['resultData']
  }
  resendMail: {
    body: NonNullable<Wire['resendMail']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resendMail']['responses'][200]['content']['application/json']['data']
  }
  resendMailMany: {
    body: NonNullable<Wire['resendMailMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resendMailMany']['responses'][200]['content']['application/json']['data']
  }
  resendSms: {
    body: NonNullable<Wire['resendSms']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resendSms']['responses'][200]['content']['application/json']['data']
  }
  resendSmsMany: {
    body: NonNullable<Wire['resendSmsMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resendSmsMany']['responses'][200]['content']['application/json']['data']
  }
  resetInstitutionPassword: {
    body: NonNullable<Wire['resetInstitutionPassword']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resetInstitutionPassword']['responses'][200]['content']['application/json']['data']
  }
  resetInstitutionSecondFactor: {
    body: NonNullable<Wire['resetInstitutionSecondFactor']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resetInstitutionSecondFactor']['responses'][200]['content']['application/json']['data']
  }
  resetUserPassword: {
    body: NonNullable<Wire['resetUserPassword']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resetUserPassword']['responses'][200]['content']['application/json']['data']
  }
  resetUserSecondFactor: {
    body: NonNullable<Wire['resetUserSecondFactor']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resetUserSecondFactor']['responses'][200]['content']['application/json']['data']
  }
  restoreCase: {
    body: NonNullable<Wire['restoreCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['restoreCase']['responses'][200]['content']['application/json']['resultData']
  }
  restoreHotIssue: {
    body: NonNullable<Wire['restoreHotIssue']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['restoreHotIssue']['responses'][200]['content']['application/json']['resultData']
  }
  restoreMessage: {
    body: NonNullable<Wire['restoreMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['restoreMessage']['responses'][200]['content']['application/json']['resultData']
  }
  resubmitMessage: {
    body: NonNullable<Wire['resubmitMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resubmitMessage']['responses'][200]['content']['application/json']['resultData']
  }
  resumeScheduleJob: {
    body: NonNullable<Wire['resumeScheduleJob']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resumeScheduleJob']['responses'][200]['content']['application/json']['data']
  }
  resumeScheduleJobs: {
    body: NonNullable<Wire['resumeScheduleJobs']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['resumeScheduleJobs']['responses'][200]['content']['application/json']['data']
  }
  returnCampaign: {
    body: NonNullable<Wire['returnCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['returnCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  returnMessage: {
    body: NonNullable<Wire['returnMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['returnMessage']['responses'][200]['content']['application/json']['resultData']
  }
  returnReport: {
    body: NonNullable<Wire['returnReport']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['returnReport']['responses'][200]['content']['application/json']['resultData']
  }
  returnSupplement: {
    body: NonNullable<Wire['returnSupplement']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['returnSupplement']['responses'][200]['content']['application/json']['resultData']
  }
  returnedCounts: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['returnedCounts']['responses'][200]['content']['application/json']['resultData']
  }
  revealAccount: {
    body: NonNullable<Wire['revealAccount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['revealAccount']['responses'][200]['content']['application/json']['resultData']
  }
  revealAuthorPhone: {
    body: NonNullable<Wire['revealAuthorPhone']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['revealAuthorPhone']['responses'][200]['content']['application/json']['resultData']
  }
  revealFeedbackContact: {
    body: NonNullable<Wire['revealFeedbackContact']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['revealFeedbackContact']['responses'][200]['content']['application/json']['data']
  }
  robot: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['robot']['responses'][200]['content']['application/json']['resultData']
  }
  robotsText: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  runScheduleJob: {
    body: NonNullable<Wire['runScheduleJob']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['runScheduleJob']['responses'][200]['content']['application/json']['data']
  }
  runScheduleJobs: {
    body: NonNullable<Wire['runScheduleJobs']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['runScheduleJobs']['responses'][200]['content']['application/json']['data']
  }
  saveBaseInfo: {
    body: NonNullable<Wire['saveBaseInfo']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['saveBaseInfo']['responses'][200]['content']['application/json']['resultData']
  }
  saveFormEntry: {
    body: NonNullable<Wire['saveFormEntry']['requestBody']>['content']['application/json']
    query: NonNullable<Wire['saveFormEntry']['parameters']['query']>
    params: undefined
    data: Wire['saveFormEntry']['responses'][200]['content']['application/json']['data']
  }
  saveHelpText: {
    body: NonNullable<Wire['saveHelpText']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['saveHelpText']['responses'][200]['content']['application/json']['data']
  }
  saveInstitutionInfo: {
    body: NonNullable<Wire['saveInstitutionInfo']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['saveInstitutionInfo']['responses'][200]['content']['application/json']['resultData']
  }
  saveModel: {
    body: NonNullable<Wire['saveModel']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['saveModel']['responses'][200]['content']['application/json']['data']
  }
  saveNotificationChoice: {
    body: NonNullable<Wire['saveNotificationChoice']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['saveNotificationChoice']['responses'][200]['content']['application/json']['resultData']
  }
  saveStandardText: {
    body: NonNullable<Wire['saveStandardText']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['saveStandardText']['responses'][200]['content']['application/json']['resultData']
  }
  searchForums: {
    body: NonNullable<Wire['searchForums']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['searchForums']['responses'][200]['content']['application/json']['resultData']
  }
  searchReceivers: {
    body: NonNullable<Wire['searchReceivers']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['searchReceivers']['responses'][200]['content']['application/json']['resultData']
  }
  searchSite: {
    body: undefined
    query: NonNullable<Wire['searchSite']['parameters']['query']>
    params: undefined
    data: Wire['searchSite']['responses'][200]['content']['application/json']['resultData']
  }
  sendBackAnswer: {
    body: NonNullable<Wire['sendBackAnswer']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sendBackAnswer']['responses'][200]['content']['application/json']['resultData']
  }
  sendBackReply: {
    body: NonNullable<Wire['sendBackReply']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sendBackReply']['responses'][200]['content']['application/json']['resultData']
  }
  sendNotice: {
    body: NonNullable<Wire['sendNotice']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sendNotice']['responses'][200]['content']['application/json']['data']
  }
  setBusinessForm: {
    body: NonNullable<Wire['setBusinessForm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['setBusinessForm']['responses'][200]['content']['application/json']['data']
  }
  setCompanyLicence: {
    body: NonNullable<Wire['setCompanyLicence']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['setCompanyLicence']['responses'][200]['content']['application/json']['resultData']
  }
  setDraftAttachmentPublic: {
    body: NonNullable<Wire['setDraftAttachmentPublic']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['setDraftAttachmentPublic']['responses'][200]['content']['application/json']['resultData']
  }
  setIssueTopic: {
    body: NonNullable<Wire['setIssueTopic']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['setIssueTopic']['responses'][200]['content']['application/json']['resultData']
  }
  setMessageAttachmentPublic: {
    body: NonNullable<Wire['setMessageAttachmentPublic']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['setMessageAttachmentPublic']['responses'][200]['content']['application/json']['resultData']
  }
  setPassword: {
    body: NonNullable<Wire['setPassword']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['setPassword']['responses'][200]['content']['application/json']['resultData']
  }
  shareQueryWithGroup: {
    body: NonNullable<Wire['shareQueryWithGroup']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['shareQueryWithGroup']['responses'][200]['content']['application/json']['resultData']
  }
  shareQueryWithRole: {
    body: NonNullable<Wire['shareQueryWithRole']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['shareQueryWithRole']['responses'][200]['content']['application/json']['resultData']
  }
  siteConfig: {
    body: undefined
    query: NonNullable<Wire['siteConfig']['parameters']['query']>
    params: undefined
    data: Wire['siteConfig']['responses'][200]['content']['application/json']['data']
  }
  siteHealth: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['siteHealth']['responses'][200]['content']['application/json']['data']
  }
  siteMapFile: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['siteMapFile']['parameters']['path']>
    data: Blob
  }
  siteMapIndex: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  siteNumbers: {
    body: undefined
    query: NonNullable<Wire['siteNumbers']['parameters']['query']>
    params: undefined
    data: Wire['siteNumbers']['responses'][200]['content']['application/json']['data']
  }
  splitMessage: {
    body: NonNullable<Wire['splitMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['splitMessage']['responses'][200]['content']['application/json']['resultData']
  }
  startOfBusinessKey: {
    body: NonNullable<Wire['startOfBusinessKey']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['startOfBusinessKey']['responses'][200]['content']['application/json']['data']
  }
  strikeGrade: {
    body: NonNullable<Wire['strikeGrade']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['strikeGrade']['responses'][200]['content']['application/json']['resultData']
  }
  submitCase: {
    body: NonNullable<Wire['submitCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['submitCase']['responses'][200]['content']['application/json']['resultData']
  }
  suggestMessages: {
    body: undefined
    query: NonNullable<Wire['suggestMessages']['parameters']['query']>
    params: undefined
    data: Wire['suggestMessages']['responses'][200]['content']['application/json']['data']
  }
  supplementMessage: {
    body: NonNullable<Wire['supplementMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['supplementMessage']['responses'][200]['content']['application/json']['resultData']
  }
  suspendProcess: {
    body: NonNullable<Wire['suspendProcess']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['suspendProcess']['responses'][200]['content']['application/json']['data']
  }
  switchOffSecondFactor: {
    body: NonNullable<Wire['switchOffSecondFactor']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['switchOffSecondFactor']['responses'][200]['content']['application/json']['resultData']
  }
  sysCalendarDayCreate: {
    body: NonNullable<Wire['sysCalendarDayCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysCalendarDayCreate']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysCalendarDayDelete']['parameters']['path']>
    data: Wire['sysCalendarDayDelete']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayDeleteMany: {
    body: NonNullable<Wire['sysCalendarDayDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysCalendarDayDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayExport: {
    body: undefined
    query: NonNullable<Wire['sysCalendarDayExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysCalendarDayGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysCalendarDayGet']['parameters']['path']>
    data: Wire['sysCalendarDayGet']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayHistory: {
    body: undefined
    query: NonNullable<Wire['sysCalendarDayHistory']['parameters']['query']>
    params: NonNullable<Wire['sysCalendarDayHistory']['parameters']['path']>
    data: Wire['sysCalendarDayHistory']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayImport: {
    body: NonNullable<Wire['sysCalendarDayImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysCalendarDayImport']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayImportConfirm: {
    body: NonNullable<Wire['sysCalendarDayImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysCalendarDayImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysCalendarDayImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysCalendarDayImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysCalendarDayList: {
    body: undefined
    query: NonNullable<Wire['sysCalendarDayList']['parameters']['query']>
    params: undefined
    data: Wire['sysCalendarDayList']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayOptions: {
    body: undefined
    query: NonNullable<Wire['sysCalendarDayOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysCalendarDayOptions']['responses'][200]['content']['application/json']['data']
  }
  sysCalendarDayUpdate: {
    body: NonNullable<Wire['sysCalendarDayUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysCalendarDayUpdate']['parameters']['path']>
    data: Wire['sysCalendarDayUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysDeptCreate: {
    body: NonNullable<Wire['sysDeptCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDeptCreate']['responses'][200]['content']['application/json']['data']
  }
  sysDeptDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysDeptDelete']['parameters']['path']>
    data: Wire['sysDeptDelete']['responses'][200]['content']['application/json']['data']
  }
  sysDeptDeleteMany: {
    body: NonNullable<Wire['sysDeptDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDeptDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysDeptExport: {
    body: undefined
    query: NonNullable<Wire['sysDeptExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysDeptGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysDeptGet']['parameters']['path']>
    data: Wire['sysDeptGet']['responses'][200]['content']['application/json']['data']
  }
  sysDeptHistory: {
    body: undefined
    query: NonNullable<Wire['sysDeptHistory']['parameters']['query']>
    params: NonNullable<Wire['sysDeptHistory']['parameters']['path']>
    data: Wire['sysDeptHistory']['responses'][200]['content']['application/json']['data']
  }
  sysDeptImport: {
    body: NonNullable<Wire['sysDeptImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysDeptImport']['responses'][200]['content']['application/json']['data']
  }
  sysDeptImportConfirm: {
    body: NonNullable<Wire['sysDeptImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDeptImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysDeptImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysDeptImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysDeptImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysDeptList: {
    body: undefined
    query: NonNullable<Wire['sysDeptList']['parameters']['query']>
    params: undefined
    data: Wire['sysDeptList']['responses'][200]['content']['application/json']['data']
  }
  sysDeptOptions: {
    body: undefined
    query: NonNullable<Wire['sysDeptOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysDeptOptions']['responses'][200]['content']['application/json']['data']
  }
  sysDeptTree: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['sysDeptTree']['responses'][200]['content']['application/json']['data']
  }
  sysDeptUpdate: {
    body: NonNullable<Wire['sysDeptUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysDeptUpdate']['parameters']['path']>
    data: Wire['sysDeptUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeCreate: {
    body: NonNullable<Wire['sysDictTypeCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDictTypeCreate']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysDictTypeDelete']['parameters']['path']>
    data: Wire['sysDictTypeDelete']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeDeleteMany: {
    body: NonNullable<Wire['sysDictTypeDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDictTypeDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeExport: {
    body: undefined
    query: NonNullable<Wire['sysDictTypeExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysDictTypeGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysDictTypeGet']['parameters']['path']>
    data: Wire['sysDictTypeGet']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeHistory: {
    body: undefined
    query: NonNullable<Wire['sysDictTypeHistory']['parameters']['query']>
    params: NonNullable<Wire['sysDictTypeHistory']['parameters']['path']>
    data: Wire['sysDictTypeHistory']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeImport: {
    body: NonNullable<Wire['sysDictTypeImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysDictTypeImport']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeImportConfirm: {
    body: NonNullable<Wire['sysDictTypeImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDictTypeImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysDictTypeImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysDictTypeImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysDictTypeList: {
    body: undefined
    query: NonNullable<Wire['sysDictTypeList']['parameters']['query']>
    params: undefined
    data: Wire['sysDictTypeList']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeOptions: {
    body: undefined
    query: NonNullable<Wire['sysDictTypeOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysDictTypeOptions']['responses'][200]['content']['application/json']['data']
  }
  sysDictTypeUpdate: {
    body: NonNullable<Wire['sysDictTypeUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysDictTypeUpdate']['parameters']['path']>
    data: Wire['sysDictTypeUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueCreate: {
    body: NonNullable<Wire['sysDictValueCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDictValueCreate']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysDictValueDelete']['parameters']['path']>
    data: Wire['sysDictValueDelete']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueDeleteMany: {
    body: NonNullable<Wire['sysDictValueDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDictValueDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueExport: {
    body: undefined
    query: NonNullable<Wire['sysDictValueExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysDictValueGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysDictValueGet']['parameters']['path']>
    data: Wire['sysDictValueGet']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueHistory: {
    body: undefined
    query: NonNullable<Wire['sysDictValueHistory']['parameters']['query']>
    params: NonNullable<Wire['sysDictValueHistory']['parameters']['path']>
    data: Wire['sysDictValueHistory']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueImport: {
    body: NonNullable<Wire['sysDictValueImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysDictValueImport']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueImportConfirm: {
    body: NonNullable<Wire['sysDictValueImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysDictValueImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysDictValueImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysDictValueImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysDictValueList: {
    body: undefined
    query: NonNullable<Wire['sysDictValueList']['parameters']['query']>
    params: undefined
    data: Wire['sysDictValueList']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueOptions: {
    body: undefined
    query: NonNullable<Wire['sysDictValueOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysDictValueOptions']['responses'][200]['content']['application/json']['data']
  }
  sysDictValueUpdate: {
    body: NonNullable<Wire['sysDictValueUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysDictValueUpdate']['parameters']['path']>
    data: Wire['sysDictValueUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysErrorLogExport: {
    body: undefined
    query: NonNullable<Wire['sysErrorLogExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysErrorLogGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysErrorLogGet']['parameters']['path']>
    data: Wire['sysErrorLogGet']['responses'][200]['content']['application/json']['data']
  }
  sysErrorLogHistory: {
    body: undefined
    query: NonNullable<Wire['sysErrorLogHistory']['parameters']['query']>
    params: NonNullable<Wire['sysErrorLogHistory']['parameters']['path']>
    data: Wire['sysErrorLogHistory']['responses'][200]['content']['application/json']['data']
  }
  sysErrorLogList: {
    body: undefined
    query: NonNullable<Wire['sysErrorLogList']['parameters']['query']>
    params: undefined
    data: Wire['sysErrorLogList']['responses'][200]['content']['application/json']['data']
  }
  sysErrorLogOptions: {
    body: undefined
    query: NonNullable<Wire['sysErrorLogOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysErrorLogOptions']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordCreate: {
    body: NonNullable<Wire['sysForbiddenWordCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysForbiddenWordCreate']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysForbiddenWordDelete']['parameters']['path']>
    data: Wire['sysForbiddenWordDelete']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordDeleteMany: {
    body: NonNullable<Wire['sysForbiddenWordDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysForbiddenWordDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordExport: {
    body: undefined
    query: NonNullable<Wire['sysForbiddenWordExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysForbiddenWordGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysForbiddenWordGet']['parameters']['path']>
    data: Wire['sysForbiddenWordGet']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordHistory: {
    body: undefined
    query: NonNullable<Wire['sysForbiddenWordHistory']['parameters']['query']>
    params: NonNullable<Wire['sysForbiddenWordHistory']['parameters']['path']>
    data: Wire['sysForbiddenWordHistory']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordImport: {
    body: NonNullable<Wire['sysForbiddenWordImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysForbiddenWordImport']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordImportConfirm: {
    body: NonNullable<Wire['sysForbiddenWordImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysForbiddenWordImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysForbiddenWordImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysForbiddenWordImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysForbiddenWordList: {
    body: undefined
    query: NonNullable<Wire['sysForbiddenWordList']['parameters']['query']>
    params: undefined
    data: Wire['sysForbiddenWordList']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordOptions: {
    body: undefined
    query: NonNullable<Wire['sysForbiddenWordOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysForbiddenWordOptions']['responses'][200]['content']['application/json']['data']
  }
  sysForbiddenWordUpdate: {
    body: NonNullable<Wire['sysForbiddenWordUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysForbiddenWordUpdate']['parameters']['path']>
    data: Wire['sysForbiddenWordUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysForumCreate: {
    body: NonNullable<Wire['sysForumCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysForumCreate']['responses'][200]['content']['application/json']['data']
  }
  sysForumDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysForumDelete']['parameters']['path']>
    data: Wire['sysForumDelete']['responses'][200]['content']['application/json']['data']
  }
  sysForumDeleteMany: {
    body: NonNullable<Wire['sysForumDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysForumDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysForumExport: {
    body: undefined
    query: NonNullable<Wire['sysForumExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysForumGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysForumGet']['parameters']['path']>
    data: Wire['sysForumGet']['responses'][200]['content']['application/json']['data']
  }
  sysForumHandoverExport: {
    body: undefined
    query: NonNullable<Wire['sysForumHandoverExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysForumHandoverGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysForumHandoverGet']['parameters']['path']>
    data: Wire['sysForumHandoverGet']['responses'][200]['content']['application/json']['data']
  }
  sysForumHandoverHistory: {
    body: undefined
    query: NonNullable<Wire['sysForumHandoverHistory']['parameters']['query']>
    params: NonNullable<Wire['sysForumHandoverHistory']['parameters']['path']>
    data: Wire['sysForumHandoverHistory']['responses'][200]['content']['application/json']['data']
  }
  sysForumHandoverList: {
    body: undefined
    query: NonNullable<Wire['sysForumHandoverList']['parameters']['query']>
    params: undefined
    data: Wire['sysForumHandoverList']['responses'][200]['content']['application/json']['data']
  }
  sysForumHandoverOptions: {
    body: undefined
    query: NonNullable<Wire['sysForumHandoverOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysForumHandoverOptions']['responses'][200]['content']['application/json']['data']
  }
  sysForumHistory: {
    body: undefined
    query: NonNullable<Wire['sysForumHistory']['parameters']['query']>
    params: NonNullable<Wire['sysForumHistory']['parameters']['path']>
    data: Wire['sysForumHistory']['responses'][200]['content']['application/json']['data']
  }
  sysForumImport: {
    body: NonNullable<Wire['sysForumImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysForumImport']['responses'][200]['content']['application/json']['data']
  }
  sysForumImportConfirm: {
    body: NonNullable<Wire['sysForumImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysForumImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysForumImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysForumImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysForumImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysForumList: {
    body: undefined
    query: NonNullable<Wire['sysForumList']['parameters']['query']>
    params: undefined
    data: Wire['sysForumList']['responses'][200]['content']['application/json']['data']
  }
  sysForumOptions: {
    body: undefined
    query: NonNullable<Wire['sysForumOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysForumOptions']['responses'][200]['content']['application/json']['data']
  }
  sysForumUpdate: {
    body: NonNullable<Wire['sysForumUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysForumUpdate']['parameters']['path']>
    data: Wire['sysForumUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountCreate: {
    body: NonNullable<Wire['sysInstitutionAccountCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionAccountCreate']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysInstitutionAccountDelete']['parameters']['path']>
    data: Wire['sysInstitutionAccountDelete']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountDeleteMany: {
    body: NonNullable<Wire['sysInstitutionAccountDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionAccountDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountExport: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionAccountExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysInstitutionAccountGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysInstitutionAccountGet']['parameters']['path']>
    data: Wire['sysInstitutionAccountGet']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountHistory: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionAccountHistory']['parameters']['query']>
    params: NonNullable<Wire['sysInstitutionAccountHistory']['parameters']['path']>
    data: Wire['sysInstitutionAccountHistory']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountImport: {
    body: NonNullable<Wire['sysInstitutionAccountImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionAccountImport']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountImportConfirm: {
    body: NonNullable<Wire['sysInstitutionAccountImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionAccountImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionAccountImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysInstitutionAccountImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysInstitutionAccountList: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionAccountList']['parameters']['query']>
    params: undefined
    data: Wire['sysInstitutionAccountList']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountOptions: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionAccountOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysInstitutionAccountOptions']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionAccountUpdate: {
    body: NonNullable<Wire['sysInstitutionAccountUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysInstitutionAccountUpdate']['parameters']['path']>
    data: Wire['sysInstitutionAccountUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionCreate: {
    body: NonNullable<Wire['sysInstitutionCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionCreate']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysInstitutionDelete']['parameters']['path']>
    data: Wire['sysInstitutionDelete']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionDeleteMany: {
    body: NonNullable<Wire['sysInstitutionDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionExport: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysInstitutionGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysInstitutionGet']['parameters']['path']>
    data: Wire['sysInstitutionGet']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionHistory: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionHistory']['parameters']['query']>
    params: NonNullable<Wire['sysInstitutionHistory']['parameters']['path']>
    data: Wire['sysInstitutionHistory']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionImport: {
    body: NonNullable<Wire['sysInstitutionImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionImport']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionImportConfirm: {
    body: NonNullable<Wire['sysInstitutionImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysInstitutionImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysInstitutionImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysInstitutionList: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionList']['parameters']['query']>
    params: undefined
    data: Wire['sysInstitutionList']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionOptions: {
    body: undefined
    query: NonNullable<Wire['sysInstitutionOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysInstitutionOptions']['responses'][200]['content']['application/json']['data']
  }
  sysInstitutionUpdate: {
    body: NonNullable<Wire['sysInstitutionUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysInstitutionUpdate']['parameters']['path']>
    data: Wire['sysInstitutionUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysLoginLogExport: {
    body: undefined
    query: NonNullable<Wire['sysLoginLogExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysLoginLogGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysLoginLogGet']['parameters']['path']>
    data: Wire['sysLoginLogGet']['responses'][200]['content']['application/json']['data']
  }
  sysLoginLogHistory: {
    body: undefined
    query: NonNullable<Wire['sysLoginLogHistory']['parameters']['query']>
    params: NonNullable<Wire['sysLoginLogHistory']['parameters']['path']>
    data: Wire['sysLoginLogHistory']['responses'][200]['content']['application/json']['data']
  }
  sysLoginLogList: {
    body: undefined
    query: NonNullable<Wire['sysLoginLogList']['parameters']['query']>
    params: undefined
    data: Wire['sysLoginLogList']['responses'][200]['content']['application/json']['data']
  }
  sysLoginLogOptions: {
    body: undefined
    query: NonNullable<Wire['sysLoginLogOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysLoginLogOptions']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigCreate: {
    body: NonNullable<Wire['sysMailConfigCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysMailConfigCreate']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMailConfigDelete']['parameters']['path']>
    data: Wire['sysMailConfigDelete']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigDeleteMany: {
    body: NonNullable<Wire['sysMailConfigDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysMailConfigDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMailConfigGet']['parameters']['path']>
    data: Wire['sysMailConfigGet']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigHistory: {
    body: undefined
    query: NonNullable<Wire['sysMailConfigHistory']['parameters']['query']>
    params: NonNullable<Wire['sysMailConfigHistory']['parameters']['path']>
    data: Wire['sysMailConfigHistory']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigList: {
    body: undefined
    query: NonNullable<Wire['sysMailConfigList']['parameters']['query']>
    params: undefined
    data: Wire['sysMailConfigList']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigOptions: {
    body: undefined
    query: NonNullable<Wire['sysMailConfigOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysMailConfigOptions']['responses'][200]['content']['application/json']['data']
  }
  sysMailConfigUpdate: {
    body: NonNullable<Wire['sysMailConfigUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysMailConfigUpdate']['parameters']['path']>
    data: Wire['sysMailConfigUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysMailLogExport: {
    body: undefined
    query: NonNullable<Wire['sysMailLogExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysMailLogGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMailLogGet']['parameters']['path']>
    data: Wire['sysMailLogGet']['responses'][200]['content']['application/json']['data']
  }
  sysMailLogHistory: {
    body: undefined
    query: NonNullable<Wire['sysMailLogHistory']['parameters']['query']>
    params: NonNullable<Wire['sysMailLogHistory']['parameters']['path']>
    data: Wire['sysMailLogHistory']['responses'][200]['content']['application/json']['data']
  }
  sysMailLogList: {
    body: undefined
    query: NonNullable<Wire['sysMailLogList']['parameters']['query']>
    params: undefined
    data: Wire['sysMailLogList']['responses'][200]['content']['application/json']['data']
  }
  sysMailLogOptions: {
    body: undefined
    query: NonNullable<Wire['sysMailLogOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysMailLogOptions']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateCreate: {
    body: NonNullable<Wire['sysMailTemplateCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysMailTemplateCreate']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMailTemplateDelete']['parameters']['path']>
    data: Wire['sysMailTemplateDelete']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateDeleteMany: {
    body: NonNullable<Wire['sysMailTemplateDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysMailTemplateDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMailTemplateGet']['parameters']['path']>
    data: Wire['sysMailTemplateGet']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateHistory: {
    body: undefined
    query: NonNullable<Wire['sysMailTemplateHistory']['parameters']['query']>
    params: NonNullable<Wire['sysMailTemplateHistory']['parameters']['path']>
    data: Wire['sysMailTemplateHistory']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateList: {
    body: undefined
    query: NonNullable<Wire['sysMailTemplateList']['parameters']['query']>
    params: undefined
    data: Wire['sysMailTemplateList']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateOptions: {
    body: undefined
    query: NonNullable<Wire['sysMailTemplateOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysMailTemplateOptions']['responses'][200]['content']['application/json']['data']
  }
  sysMailTemplateUpdate: {
    body: NonNullable<Wire['sysMailTemplateUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysMailTemplateUpdate']['parameters']['path']>
    data: Wire['sysMailTemplateUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysMenuCreate: {
    body: NonNullable<Wire['sysMenuCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysMenuCreate']['responses'][200]['content']['application/json']['data']
  }
  sysMenuDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMenuDelete']['parameters']['path']>
    data: Wire['sysMenuDelete']['responses'][200]['content']['application/json']['data']
  }
  sysMenuDeleteMany: {
    body: NonNullable<Wire['sysMenuDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysMenuDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysMenuExport: {
    body: undefined
    query: NonNullable<Wire['sysMenuExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysMenuGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysMenuGet']['parameters']['path']>
    data: Wire['sysMenuGet']['responses'][200]['content']['application/json']['data']
  }
  sysMenuHistory: {
    body: undefined
    query: NonNullable<Wire['sysMenuHistory']['parameters']['query']>
    params: NonNullable<Wire['sysMenuHistory']['parameters']['path']>
    data: Wire['sysMenuHistory']['responses'][200]['content']['application/json']['data']
  }
  sysMenuList: {
    body: undefined
    query: NonNullable<Wire['sysMenuList']['parameters']['query']>
    params: undefined
    data: Wire['sysMenuList']['responses'][200]['content']['application/json']['data']
  }
  sysMenuNav: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['sysMenuNav']['responses'][200]['content']['application/json']['data']
  }
  sysMenuOptions: {
    body: undefined
    query: NonNullable<Wire['sysMenuOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysMenuOptions']['responses'][200]['content']['application/json']['data']
  }
  sysMenuUpdate: {
    body: NonNullable<Wire['sysMenuUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysMenuUpdate']['parameters']['path']>
    data: Wire['sysMenuUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeCreate: {
    body: NonNullable<Wire['sysNoticeCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysNoticeCreate']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysNoticeDelete']['parameters']['path']>
    data: Wire['sysNoticeDelete']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeDeleteMany: {
    body: NonNullable<Wire['sysNoticeDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysNoticeDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeExport: {
    body: undefined
    query: NonNullable<Wire['sysNoticeExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysNoticeGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysNoticeGet']['parameters']['path']>
    data: Wire['sysNoticeGet']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeHistory: {
    body: undefined
    query: NonNullable<Wire['sysNoticeHistory']['parameters']['query']>
    params: NonNullable<Wire['sysNoticeHistory']['parameters']['path']>
    data: Wire['sysNoticeHistory']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeList: {
    body: undefined
    query: NonNullable<Wire['sysNoticeList']['parameters']['query']>
    params: undefined
    data: Wire['sysNoticeList']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeOptions: {
    body: undefined
    query: NonNullable<Wire['sysNoticeOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysNoticeOptions']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeReaderExport: {
    body: undefined
    query: NonNullable<Wire['sysNoticeReaderExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysNoticeReaderGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysNoticeReaderGet']['parameters']['path']>
    data: Wire['sysNoticeReaderGet']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeReaderHistory: {
    body: undefined
    query: NonNullable<Wire['sysNoticeReaderHistory']['parameters']['query']>
    params: NonNullable<Wire['sysNoticeReaderHistory']['parameters']['path']>
    data: Wire['sysNoticeReaderHistory']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeReaderList: {
    body: undefined
    query: NonNullable<Wire['sysNoticeReaderList']['parameters']['query']>
    params: undefined
    data: Wire['sysNoticeReaderList']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeReaderOptions: {
    body: undefined
    query: NonNullable<Wire['sysNoticeReaderOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysNoticeReaderOptions']['responses'][200]['content']['application/json']['data']
  }
  sysNoticeUpdate: {
    body: NonNullable<Wire['sysNoticeUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysNoticeUpdate']['parameters']['path']>
    data: Wire['sysNoticeUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysOnlineUserGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysOnlineUserGet']['parameters']['path']>
    data: Wire['sysOnlineUserGet']['responses'][200]['content']['application/json']['data']
  }
  sysOnlineUserHistory: {
    body: undefined
    query: NonNullable<Wire['sysOnlineUserHistory']['parameters']['query']>
    params: NonNullable<Wire['sysOnlineUserHistory']['parameters']['path']>
    data: Wire['sysOnlineUserHistory']['responses'][200]['content']['application/json']['data']
  }
  sysOnlineUserList: {
    body: undefined
    query: NonNullable<Wire['sysOnlineUserList']['parameters']['query']>
    params: undefined
    data: Wire['sysOnlineUserList']['responses'][200]['content']['application/json']['data']
  }
  sysOnlineUserOptions: {
    body: undefined
    query: NonNullable<Wire['sysOnlineUserOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysOnlineUserOptions']['responses'][200]['content']['application/json']['data']
  }
  sysOperationLogExport: {
    body: undefined
    query: NonNullable<Wire['sysOperationLogExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysOperationLogGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysOperationLogGet']['parameters']['path']>
    data: Wire['sysOperationLogGet']['responses'][200]['content']['application/json']['data']
  }
  sysOperationLogHistory: {
    body: undefined
    query: NonNullable<Wire['sysOperationLogHistory']['parameters']['query']>
    params: NonNullable<Wire['sysOperationLogHistory']['parameters']['path']>
    data: Wire['sysOperationLogHistory']['responses'][200]['content']['application/json']['data']
  }
  sysOperationLogList: {
    body: undefined
    query: NonNullable<Wire['sysOperationLogList']['parameters']['query']>
    params: undefined
    data: Wire['sysOperationLogList']['responses'][200]['content']['application/json']['data']
  }
  sysOperationLogOptions: {
    body: undefined
    query: NonNullable<Wire['sysOperationLogOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysOperationLogOptions']['responses'][200]['content']['application/json']['data']
  }
  sysOssCreate: {
    body: NonNullable<Wire['sysOssCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysOssCreate']['responses'][200]['content']['application/json']['data']
  }
  sysOssDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysOssDelete']['parameters']['path']>
    data: Wire['sysOssDelete']['responses'][200]['content']['application/json']['data']
  }
  sysOssDeleteMany: {
    body: NonNullable<Wire['sysOssDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysOssDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysOssGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysOssGet']['parameters']['path']>
    data: Wire['sysOssGet']['responses'][200]['content']['application/json']['data']
  }
  sysOssHistory: {
    body: undefined
    query: NonNullable<Wire['sysOssHistory']['parameters']['query']>
    params: NonNullable<Wire['sysOssHistory']['parameters']['path']>
    data: Wire['sysOssHistory']['responses'][200]['content']['application/json']['data']
  }
  sysOssList: {
    body: undefined
    query: NonNullable<Wire['sysOssList']['parameters']['query']>
    params: undefined
    data: Wire['sysOssList']['responses'][200]['content']['application/json']['data']
  }
  sysOssOptions: {
    body: undefined
    query: NonNullable<Wire['sysOssOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysOssOptions']['responses'][200]['content']['application/json']['data']
  }
  sysOssUpdate: {
    body: NonNullable<Wire['sysOssUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysOssUpdate']['parameters']['path']>
    data: Wire['sysOssUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysParameterCreate: {
    body: NonNullable<Wire['sysParameterCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysParameterCreate']['responses'][200]['content']['application/json']['data']
  }
  sysParameterDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysParameterDelete']['parameters']['path']>
    data: Wire['sysParameterDelete']['responses'][200]['content']['application/json']['data']
  }
  sysParameterDeleteMany: {
    body: NonNullable<Wire['sysParameterDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysParameterDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysParameterExport: {
    body: undefined
    query: NonNullable<Wire['sysParameterExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysParameterGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysParameterGet']['parameters']['path']>
    data: Wire['sysParameterGet']['responses'][200]['content']['application/json']['data']
  }
  sysParameterHistory: {
    body: undefined
    query: NonNullable<Wire['sysParameterHistory']['parameters']['query']>
    params: NonNullable<Wire['sysParameterHistory']['parameters']['path']>
    data: Wire['sysParameterHistory']['responses'][200]['content']['application/json']['data']
  }
  sysParameterImport: {
    body: NonNullable<Wire['sysParameterImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysParameterImport']['responses'][200]['content']['application/json']['data']
  }
  sysParameterImportConfirm: {
    body: NonNullable<Wire['sysParameterImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysParameterImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysParameterImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysParameterImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysParameterImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysParameterList: {
    body: undefined
    query: NonNullable<Wire['sysParameterList']['parameters']['query']>
    params: undefined
    data: Wire['sysParameterList']['responses'][200]['content']['application/json']['data']
  }
  sysParameterOptions: {
    body: undefined
    query: NonNullable<Wire['sysParameterOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysParameterOptions']['responses'][200]['content']['application/json']['data']
  }
  sysParameterUpdate: {
    body: NonNullable<Wire['sysParameterUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysParameterUpdate']['parameters']['path']>
    data: Wire['sysParameterUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysRegionCreate: {
    body: NonNullable<Wire['sysRegionCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysRegionCreate']['responses'][200]['content']['application/json']['data']
  }
  sysRegionDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysRegionDelete']['parameters']['path']>
    data: Wire['sysRegionDelete']['responses'][200]['content']['application/json']['data']
  }
  sysRegionDeleteMany: {
    body: NonNullable<Wire['sysRegionDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysRegionDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysRegionExport: {
    body: undefined
    query: NonNullable<Wire['sysRegionExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysRegionGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysRegionGet']['parameters']['path']>
    data: Wire['sysRegionGet']['responses'][200]['content']['application/json']['data']
  }
  sysRegionHistory: {
    body: undefined
    query: NonNullable<Wire['sysRegionHistory']['parameters']['query']>
    params: NonNullable<Wire['sysRegionHistory']['parameters']['path']>
    data: Wire['sysRegionHistory']['responses'][200]['content']['application/json']['data']
  }
  sysRegionImport: {
    body: NonNullable<Wire['sysRegionImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysRegionImport']['responses'][200]['content']['application/json']['data']
  }
  sysRegionImportConfirm: {
    body: NonNullable<Wire['sysRegionImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysRegionImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysRegionImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysRegionImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysRegionImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysRegionList: {
    body: undefined
    query: NonNullable<Wire['sysRegionList']['parameters']['query']>
    params: undefined
    data: Wire['sysRegionList']['responses'][200]['content']['application/json']['data']
  }
  sysRegionOptions: {
    body: undefined
    query: NonNullable<Wire['sysRegionOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysRegionOptions']['responses'][200]['content']['application/json']['data']
  }
  sysRegionTree: {
    body: undefined
    query: NonNullable<Wire['sysRegionTree']['parameters']['query']>
    params: undefined
    data: Wire['sysRegionTree']['responses'][200]['content']['application/json']['data']
  }
  sysRegionUpdate: {
    body: NonNullable<Wire['sysRegionUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysRegionUpdate']['parameters']['path']>
    data: Wire['sysRegionUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysRoleCreate: {
    body: NonNullable<Wire['sysRoleCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysRoleCreate']['responses'][200]['content']['application/json']['data']
  }
  sysRoleDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysRoleDelete']['parameters']['path']>
    data: Wire['sysRoleDelete']['responses'][200]['content']['application/json']['data']
  }
  sysRoleDeleteMany: {
    body: NonNullable<Wire['sysRoleDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysRoleDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysRoleExport: {
    body: undefined
    query: NonNullable<Wire['sysRoleExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysRoleGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysRoleGet']['parameters']['path']>
    data: Wire['sysRoleGet']['responses'][200]['content']['application/json']['data']
  }
  sysRoleHistory: {
    body: undefined
    query: NonNullable<Wire['sysRoleHistory']['parameters']['query']>
    params: NonNullable<Wire['sysRoleHistory']['parameters']['path']>
    data: Wire['sysRoleHistory']['responses'][200]['content']['application/json']['data']
  }
  sysRoleImport: {
    body: NonNullable<Wire['sysRoleImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysRoleImport']['responses'][200]['content']['application/json']['data']
  }
  sysRoleImportConfirm: {
    body: NonNullable<Wire['sysRoleImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysRoleImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysRoleImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysRoleImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysRoleImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysRoleList: {
    body: undefined
    query: NonNullable<Wire['sysRoleList']['parameters']['query']>
    params: undefined
    data: Wire['sysRoleList']['responses'][200]['content']['application/json']['data']
  }
  sysRoleOptions: {
    body: undefined
    query: NonNullable<Wire['sysRoleOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysRoleOptions']['responses'][200]['content']['application/json']['data']
  }
  sysRoleUpdate: {
    body: NonNullable<Wire['sysRoleUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysRoleUpdate']['parameters']['path']>
    data: Wire['sysRoleUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobCreate: {
    body: NonNullable<Wire['sysScheduleJobCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysScheduleJobCreate']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysScheduleJobDelete']['parameters']['path']>
    data: Wire['sysScheduleJobDelete']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobDeleteMany: {
    body: NonNullable<Wire['sysScheduleJobDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysScheduleJobDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobExport: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysScheduleJobGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysScheduleJobGet']['parameters']['path']>
    data: Wire['sysScheduleJobGet']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobHistory: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobHistory']['parameters']['query']>
    params: NonNullable<Wire['sysScheduleJobHistory']['parameters']['path']>
    data: Wire['sysScheduleJobHistory']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobList: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobList']['parameters']['query']>
    params: undefined
    data: Wire['sysScheduleJobList']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobLogExport: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobLogExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysScheduleJobLogGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysScheduleJobLogGet']['parameters']['path']>
    data: Wire['sysScheduleJobLogGet']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobLogHistory: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobLogHistory']['parameters']['query']>
    params: NonNullable<Wire['sysScheduleJobLogHistory']['parameters']['path']>
    data: Wire['sysScheduleJobLogHistory']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobLogList: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobLogList']['parameters']['query']>
    params: undefined
    data: Wire['sysScheduleJobLogList']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobLogOptions: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobLogOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysScheduleJobLogOptions']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobOptions: {
    body: undefined
    query: NonNullable<Wire['sysScheduleJobOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysScheduleJobOptions']['responses'][200]['content']['application/json']['data']
  }
  sysScheduleJobUpdate: {
    body: NonNullable<Wire['sysScheduleJobUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysScheduleJobUpdate']['parameters']['path']>
    data: Wire['sysScheduleJobUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigCreate: {
    body: NonNullable<Wire['sysSmsConfigCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSmsConfigCreate']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSmsConfigDelete']['parameters']['path']>
    data: Wire['sysSmsConfigDelete']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigDeleteMany: {
    body: NonNullable<Wire['sysSmsConfigDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSmsConfigDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSmsConfigGet']['parameters']['path']>
    data: Wire['sysSmsConfigGet']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigHistory: {
    body: undefined
    query: NonNullable<Wire['sysSmsConfigHistory']['parameters']['query']>
    params: NonNullable<Wire['sysSmsConfigHistory']['parameters']['path']>
    data: Wire['sysSmsConfigHistory']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigList: {
    body: undefined
    query: NonNullable<Wire['sysSmsConfigList']['parameters']['query']>
    params: undefined
    data: Wire['sysSmsConfigList']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigOptions: {
    body: undefined
    query: NonNullable<Wire['sysSmsConfigOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysSmsConfigOptions']['responses'][200]['content']['application/json']['data']
  }
  sysSmsConfigUpdate: {
    body: NonNullable<Wire['sysSmsConfigUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysSmsConfigUpdate']['parameters']['path']>
    data: Wire['sysSmsConfigUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysSmsLogExport: {
    body: undefined
    query: NonNullable<Wire['sysSmsLogExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysSmsLogGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSmsLogGet']['parameters']['path']>
    data: Wire['sysSmsLogGet']['responses'][200]['content']['application/json']['data']
  }
  sysSmsLogHistory: {
    body: undefined
    query: NonNullable<Wire['sysSmsLogHistory']['parameters']['query']>
    params: NonNullable<Wire['sysSmsLogHistory']['parameters']['path']>
    data: Wire['sysSmsLogHistory']['responses'][200]['content']['application/json']['data']
  }
  sysSmsLogList: {
    body: undefined
    query: NonNullable<Wire['sysSmsLogList']['parameters']['query']>
    params: undefined
    data: Wire['sysSmsLogList']['responses'][200]['content']['application/json']['data']
  }
  sysSmsLogOptions: {
    body: undefined
    query: NonNullable<Wire['sysSmsLogOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysSmsLogOptions']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateCreate: {
    body: NonNullable<Wire['sysSmsTemplateCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSmsTemplateCreate']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSmsTemplateDelete']['parameters']['path']>
    data: Wire['sysSmsTemplateDelete']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateDeleteMany: {
    body: NonNullable<Wire['sysSmsTemplateDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSmsTemplateDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSmsTemplateGet']['parameters']['path']>
    data: Wire['sysSmsTemplateGet']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateHistory: {
    body: undefined
    query: NonNullable<Wire['sysSmsTemplateHistory']['parameters']['query']>
    params: NonNullable<Wire['sysSmsTemplateHistory']['parameters']['path']>
    data: Wire['sysSmsTemplateHistory']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateList: {
    body: undefined
    query: NonNullable<Wire['sysSmsTemplateList']['parameters']['query']>
    params: undefined
    data: Wire['sysSmsTemplateList']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateOptions: {
    body: undefined
    query: NonNullable<Wire['sysSmsTemplateOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysSmsTemplateOptions']['responses'][200]['content']['application/json']['data']
  }
  sysSmsTemplateUpdate: {
    body: NonNullable<Wire['sysSmsTemplateUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysSmsTemplateUpdate']['parameters']['path']>
    data: Wire['sysSmsTemplateUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysStorageUseExport: {
    body: undefined
    query: NonNullable<Wire['sysStorageUseExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysStorageUseGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysStorageUseGet']['parameters']['path']>
    data: Wire['sysStorageUseGet']['responses'][200]['content']['application/json']['data']
  }
  sysStorageUseHistory: {
    body: undefined
    query: NonNullable<Wire['sysStorageUseHistory']['parameters']['query']>
    params: NonNullable<Wire['sysStorageUseHistory']['parameters']['path']>
    data: Wire['sysStorageUseHistory']['responses'][200]['content']['application/json']['data']
  }
  sysStorageUseList: {
    body: undefined
    query: NonNullable<Wire['sysStorageUseList']['parameters']['query']>
    params: undefined
    data: Wire['sysStorageUseList']['responses'][200]['content']['application/json']['data']
  }
  sysStorageUseOptions: {
    body: undefined
    query: NonNullable<Wire['sysStorageUseOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysStorageUseOptions']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupCreate: {
    body: NonNullable<Wire['sysSynonymGroupCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSynonymGroupCreate']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSynonymGroupDelete']['parameters']['path']>
    data: Wire['sysSynonymGroupDelete']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupDeleteMany: {
    body: NonNullable<Wire['sysSynonymGroupDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSynonymGroupDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupExport: {
    body: undefined
    query: NonNullable<Wire['sysSynonymGroupExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysSynonymGroupGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysSynonymGroupGet']['parameters']['path']>
    data: Wire['sysSynonymGroupGet']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupHistory: {
    body: undefined
    query: NonNullable<Wire['sysSynonymGroupHistory']['parameters']['query']>
    params: NonNullable<Wire['sysSynonymGroupHistory']['parameters']['path']>
    data: Wire['sysSynonymGroupHistory']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupImport: {
    body: NonNullable<Wire['sysSynonymGroupImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysSynonymGroupImport']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupImportConfirm: {
    body: NonNullable<Wire['sysSynonymGroupImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysSynonymGroupImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysSynonymGroupImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysSynonymGroupImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysSynonymGroupList: {
    body: undefined
    query: NonNullable<Wire['sysSynonymGroupList']['parameters']['query']>
    params: undefined
    data: Wire['sysSynonymGroupList']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupOptions: {
    body: undefined
    query: NonNullable<Wire['sysSynonymGroupOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysSynonymGroupOptions']['responses'][200]['content']['application/json']['data']
  }
  sysSynonymGroupUpdate: {
    body: NonNullable<Wire['sysSynonymGroupUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysSynonymGroupUpdate']['parameters']['path']>
    data: Wire['sysSynonymGroupUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysTopicCreate: {
    body: NonNullable<Wire['sysTopicCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysTopicCreate']['responses'][200]['content']['application/json']['data']
  }
  sysTopicDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysTopicDelete']['parameters']['path']>
    data: Wire['sysTopicDelete']['responses'][200]['content']['application/json']['data']
  }
  sysTopicDeleteMany: {
    body: NonNullable<Wire['sysTopicDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysTopicDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysTopicExport: {
    body: undefined
    query: NonNullable<Wire['sysTopicExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysTopicGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysTopicGet']['parameters']['path']>
    data: Wire['sysTopicGet']['responses'][200]['content']['application/json']['data']
  }
  sysTopicHistory: {
    body: undefined
    query: NonNullable<Wire['sysTopicHistory']['parameters']['query']>
    params: NonNullable<Wire['sysTopicHistory']['parameters']['path']>
    data: Wire['sysTopicHistory']['responses'][200]['content']['application/json']['data']
  }
  sysTopicImport: {
    body: NonNullable<Wire['sysTopicImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysTopicImport']['responses'][200]['content']['application/json']['data']
  }
  sysTopicImportConfirm: {
    body: NonNullable<Wire['sysTopicImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysTopicImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysTopicImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysTopicImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysTopicImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysTopicList: {
    body: undefined
    query: NonNullable<Wire['sysTopicList']['parameters']['query']>
    params: undefined
    data: Wire['sysTopicList']['responses'][200]['content']['application/json']['data']
  }
  sysTopicOptions: {
    body: undefined
    query: NonNullable<Wire['sysTopicOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysTopicOptions']['responses'][200]['content']['application/json']['data']
  }
  sysTopicUpdate: {
    body: NonNullable<Wire['sysTopicUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysTopicUpdate']['parameters']['path']>
    data: Wire['sysTopicUpdate']['responses'][200]['content']['application/json']['data']
  }
  sysUserCreate: {
    body: NonNullable<Wire['sysUserCreate']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysUserCreate']['responses'][200]['content']['application/json']['data']
  }
  sysUserDelete: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysUserDelete']['parameters']['path']>
    data: Wire['sysUserDelete']['responses'][200]['content']['application/json']['data']
  }
  sysUserDeleteMany: {
    body: NonNullable<Wire['sysUserDeleteMany']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysUserDeleteMany']['responses'][200]['content']['application/json']['data']
  }
  sysUserExport: {
    body: undefined
    query: NonNullable<Wire['sysUserExport']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysUserGet: {
    body: undefined
    query: undefined
    params: NonNullable<Wire['sysUserGet']['parameters']['path']>
    data: Wire['sysUserGet']['responses'][200]['content']['application/json']['data']
  }
  sysUserHistory: {
    body: undefined
    query: NonNullable<Wire['sysUserHistory']['parameters']['query']>
    params: NonNullable<Wire['sysUserHistory']['parameters']['path']>
    data: Wire['sysUserHistory']['responses'][200]['content']['application/json']['data']
  }
  sysUserImport: {
    body: NonNullable<Wire['sysUserImport']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['sysUserImport']['responses'][200]['content']['application/json']['data']
  }
  sysUserImportConfirm: {
    body: NonNullable<Wire['sysUserImportConfirm']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['sysUserImportConfirm']['responses'][200]['content']['application/json']['data']
  }
  sysUserImportRefused: {
    body: undefined
    query: NonNullable<Wire['sysUserImportRefused']['parameters']['query']>
    params: undefined
    data: Blob
  }
  sysUserImportTemplate: {
    body: undefined
    query: undefined
    params: undefined
    data: Blob
  }
  sysUserList: {
    body: undefined
    query: NonNullable<Wire['sysUserList']['parameters']['query']>
    params: undefined
    data: Wire['sysUserList']['responses'][200]['content']['application/json']['data']
  }
  sysUserOptions: {
    body: undefined
    query: NonNullable<Wire['sysUserOptions']['parameters']['query']>
    params: undefined
    data: Wire['sysUserOptions']['responses'][200]['content']['application/json']['data']
  }
  sysUserPage: {
    body: undefined
    query: NonNullable<Wire['sysUserPage']['parameters']['query']>
    params: undefined
    data: Wire['sysUserPage']['responses'][200]['content']['application/json']['data']
  }
  sysUserUpdate: {
    body: NonNullable<Wire['sysUserUpdate']['requestBody']>['content']['application/json']
    query: undefined
    params: NonNullable<Wire['sysUserUpdate']['parameters']['path']>
    data: Wire['sysUserUpdate']['responses'][200]['content']['application/json']['data']
  }
  takeBackAnswer: {
    body: NonNullable<Wire['takeBackAnswer']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeBackAnswer']['responses'][200]['content']['application/json']['resultData']
  }
  takeDownCampaign: {
    body: NonNullable<Wire['takeDownCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeDownCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  takeDownCase: {
    body: NonNullable<Wire['takeDownCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeDownCase']['responses'][200]['content']['application/json']['resultData']
  }
  takeDownMessage: {
    body: NonNullable<Wire['takeDownMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeDownMessage']['responses'][200]['content']['application/json']['resultData']
  }
  takeOverReport: {
    body: NonNullable<Wire['takeOverReport']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeOverReport']['responses'][200]['content']['application/json']['resultData']
  }
  takePasskeyStep: {
    body: NonNullable<Wire['takePasskeyStep']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takePasskeyStep']['responses'][200]['content']['application/json']['resultData']
  }
  takeSecondStep: {
    body: NonNullable<Wire['takeSecondStep']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeSecondStep']['responses'][200]['content']['application/json']['resultData']
  }
  takeVoiceBack: {
    body: NonNullable<Wire['takeVoiceBack']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['takeVoiceBack']['responses'][200]['content']['application/json']['resultData']
  }
  taskCount: {
    body: NonNullable<Wire['taskCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['taskCount']['responses'][200]['content']['application/json']['data']
  }
  testMail: {
    body: NonNullable<Wire['testMail']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['testMail']['responses'][200]['content']['application/json']['data']
  }
  testOss: {
    body: NonNullable<Wire['testOss']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['testOss']['responses'][200]['content']['application/json']['data']
  }
  testSms: {
    body: NonNullable<Wire['testSms']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['testSms']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyBind: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['thirdPartyBind']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyBindings: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['thirdPartyBindings']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyCallback: {
    body: undefined
    query: NonNullable<Wire['thirdPartyCallback']['parameters']['query']>
    params: NonNullable<Wire['thirdPartyCallback']['parameters']['path']>
    data: Blob
  }
  thirdPartyRedirect: {
    body: undefined
    query: NonNullable<Wire['thirdPartyRedirect']['parameters']['query']>
    params: undefined
    data: Wire['thirdPartyRedirect']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyRegister: {
    body: NonNullable<Wire['thirdPartyRegister']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['thirdPartyRegister']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyResult: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['thirdPartyResult']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyTypes: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['thirdPartyTypes']['responses'][200]['content']['application/json']['data']
  }
  thirdPartyUnbind: {
    body: NonNullable<Wire['thirdPartyUnbind']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['thirdPartyUnbind']['responses'][200]['content']['application/json']['data']
  }
  toCount: {
    body: NonNullable<Wire['toCount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['toCount']['responses'][200]['content']['application/json']['resultData']
  }
  topicList: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['topicList']['responses'][200]['content']['application/json']['resultData']
  }
  typeList: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['typeList']['responses'][200]['content']['application/json']['resultData']
  }
  unbindEmail: {
    body: NonNullable<Wire['unbindEmail']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['unbindEmail']['responses'][200]['content']['application/json']['resultData']
  }
  unclaimTask: {
    body: NonNullable<Wire['unclaimTask']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['unclaimTask']['responses'][200]['content']['application/json']['data']
  }
  unfollowMessage: {
    body: NonNullable<Wire['unfollowMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['unfollowMessage']['responses'][200]['content']['application/json']['resultData']
  }
  unlikeMessage: {
    body: NonNullable<Wire['unlikeMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['unlikeMessage']['responses'][200]['content']['application/json']['resultData']
  }
  unlockInstitutionAccount: {
    body: NonNullable<Wire['unlockInstitutionAccount']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['unlockInstitutionAccount']['responses'][200]['content']['application/json']['data']
  }
  unlockUser: {
    body: NonNullable<Wire['unlockUser']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['unlockUser']['responses'][200]['content']['application/json']['data']
  }
  uploadAttachment: {
    body: NonNullable<Wire['uploadAttachment']['requestBody']>['content']['multipart/form-data']
    query: undefined
    params: undefined
    data: Wire['uploadAttachment']['responses'][200]['content']['application/json']['data']
  }
  userPermissions: {
    body: undefined
    query: undefined
    params: undefined
    data: Wire['userPermissions']['responses'][200]['content']['application/json']['data']
  }
  userTypeOfName: {
    body: undefined
    query: NonNullable<Wire['userTypeOfName']['parameters']['query']>
    params: undefined
    data: Wire['userTypeOfName']['responses'][200]['content']['application/json']['data']
  }
  verifyCaptchaExt: {
    body: NonNullable<Wire['verifyCaptchaExt']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['verifyCaptchaExt']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawCampaign: {
    body: NonNullable<Wire['withdrawCampaign']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawCampaign']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawCase: {
    body: NonNullable<Wire['withdrawCase']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawCase']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawCompanyRequest: {
    body: NonNullable<Wire['withdrawCompanyRequest']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawCompanyRequest']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawDeletion: {
    body: NonNullable<Wire['withdrawDeletion']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawDeletion']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawDelivery: {
    body: NonNullable<Wire['withdrawDelivery']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawDelivery']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawMessage: {
    body: NonNullable<Wire['withdrawMessage']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawMessage']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawNotice: {
    body: NonNullable<Wire['withdrawNotice']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawNotice']['responses'][200]['content']['application/json']['data']
  }
  withdrawProposal: {
    body: NonNullable<Wire['withdrawProposal']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawProposal']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawRecheck: {
    body: NonNullable<Wire['withdrawRecheck']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawRecheck']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawReport: {
    body: NonNullable<Wire['withdrawReport']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawReport']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawSharedQuery: {
    body: NonNullable<Wire['withdrawSharedQuery']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawSharedQuery']['responses'][200]['content']['application/json']['resultData']
  }
  withdrawSupplement: {
    body: NonNullable<Wire['withdrawSupplement']['requestBody']>['content']['application/json']
    query: undefined
    params: undefined
    data: Wire['withdrawSupplement']['responses'][200]['content']['application/json']['resultData']
  }
}

/** The request's body, as a caller writes it: encrypted fields in clear, a file as a Blob. */
export type BodyOf<Id extends OperationId> = Calls[Id]['body']
export type QueryOf<Id extends OperationId> = Calls[Id]['query']
/** The parameters in the path. */
export type ParamsOf<Id extends OperationId> = Calls[Id]['params']
/** The reply's data, out of its envelope. */
export type DataOf<Id extends OperationId> = Calls[Id]['data']
