import type { OperationId } from '@board/generated/calls'
import { callFacts } from '@board/generated/facts'
import type { WhoName } from '@board/schemas/facts/calls/who'
import { type Row, rows } from './who.ts'

/** The access matrix: each operation with the status that each kind of caller receives, by its `x-who`. */
export const matrix = Object.fromEntries(
  Object.entries(callFacts).map(([id, { who }]) => [id, rows[who]])
) as Readonly<Record<OperationId, Row>>

/**
 * The riskiest calls, by hand: who may make them, apart from what the contract says. One wrong word in the contract, and
 * a handler that is as wrong, would agree with each other; here both are compared with a third text. The list has the calls
 * that show or change personal data, delete, publish or hide what the public reads, decide about others, give or take
 * passwords, roles and second factors, unmask, export, or touch keys and the storage. A new call of these kinds gets a
 * place here; `access.test.ts` compares.
 */
export const riskiest: Readonly<Partial<Record<WhoName, readonly OperationId[]>>> = {
  // accounts and personal data
  ticketHolder: ['takeSecondStep', 'takePasskeyStep'],
  signedIn: [
    'changePassword',
    'bindContact',
    'getBaseInfo',
    'listOwnLogins',
    'listOwnSessions',
    'endOtherSessions'
  ],
  owner: ['endOwnSession', 'getNotification'],
  contactOwner: ['getOwnVerifycode', 'checkOldPhone', 'unbindEmail'],
  codeOwner: ['changePhone'],
  citizens: [
    'certifyName',
    'cancelAccount',
    'exportOwnData',
    'setPassword',
    'postMessage',
    'listOwnMessages',
    'listOwnReadings',
    'clearTracks'
  ],
  profileOwner: ['saveBaseInfo'],
  identityOwner: ['thirdPartyBind', 'thirdPartyUnbind'],
  companies: ['compInfo', 'requestCompanyChange', 'setCompanyLicence'],
  secondFactorOwner: ['confirmSecondFactor', 'renewRecoveryCodes', 'switchOffSecondFactor', 'addPasskey'],
  passkeyOwner: ['renamePasskey', 'removePasskey'],
  // what authors do with their messages
  author: ['resubmitMessage', 'withdrawMessage', 'gradeMessage', 'requestDeletion', 'withdrawDeletion'],
  // institutions: what they read of others, answer, publish and delete
  institutions: ['exportList', 'exportDataBoard', 'shareQueryWithGroup'],
  ownInstitution: ['saveInstitutionInfo'],
  handler: [
    'getStaffMessage',
    'revealAuthorPhone',
    'replyMessage',
    'editReply',
    'explainMessage',
    'assignMessage',
    'mergeMessage',
    'splitMessage',
    'submitCase',
    'approveReply',
    'deleteReplyAttachment',
    'setMessageAttachmentPublic',
    'requestDelivery',
    'adoptAnswer'
  ],
  holder: ['answerProcess', 'deleteDraftAttachment', 'setDraftAttachmentPublic', 'withdrawReport'],
  receiver: ['giveOpinion'],
  campaignOwner: ['changeCampaign', 'endCampaign', 'publishCampaignSummary', 'pageCampaignEntries'],
  forumManager: ['createCampaign'],
  sharers: ['changeSharedQuery', 'withdrawSharedQuery'],
  // editors: publication, deletion, people, companies
  editors: [
    'approveMessage',
    'returnMessage',
    'approveSupplement',
    'approveComment',
    'refuseComment',
    'takeDownMessage',
    'restoreMessage',
    'redactMessage',
    'publishHotIssue',
    'setIssueTopic',
    'readdressMessage',
    'getEditorMessage',
    'consentDeletion',
    'refuseDeletion',
    'strikeGrade',
    'confirmCampaign',
    'takeDownCampaign',
    'takeDownCase',
    'restoreCase',
    'pageAccounts',
    'getAccount',
    'findAccountByPhone',
    'revealAccount',
    'revealFeedbackContact',
    'addHandlingRecord',
    'endHandlingRecord',
    'getCompanyRequest',
    'approveCompanyRequest',
    'resetInstitutionPassword',
    'resetInstitutionSecondFactor',
    'enableInstitutionAccounts',
    'disableInstitutionAccounts',
    'exportEditorDataBoard',
    'sysInstitutionAccountCreate',
    'sysTopicDelete'
  ],
  // administrators: users, roles, keys, storage
  administrators: [
    'shareQueryWithRole',
    'pageDevInbox',
    'resetUserPassword',
    'resetUserSecondFactor',
    'unlockUser',
    'enableUsers',
    'disableUsers',
    'forceLogout',
    'forceLogoutMany',
    'sysUserCreate',
    'sysUserUpdate',
    'sysUserDelete',
    'sysUserExport',
    'sysRoleCreate',
    'sysRoleUpdate',
    'sysRoleDelete',
    'sysParameterUpdate',
    'sysLoginLogExport',
    'sysOssUpdate',
    'moveOssFiles',
    'sendNotice',
    'deleteModel',
    'deleteInstance',
    'assignTask'
  ],
  // processes
  taskHolder: ['completeTask', 'endProcess', 'delegateTask', 'entrustTask', 'recallTask'],
  involved: ['getInstance', 'getTaskHandleDetailInfo']
}
