// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { ActionHint, JsonSchema } from '@board/schemas/vocabulary'

/** A call that the console offers as a dialog: the hint, and the whole schema of its form. */
export interface Action {
  readonly action: ActionHint
  readonly permission: string
  /** The name of an act on an entity where the locales have none. */
  readonly summary?: string
  readonly body?: JsonSchema
  readonly query?: JsonSchema
  readonly params?: JsonSchema
}

export type ActionId =
  | 'acceptDelivery'
  | 'activateProcess'
  | 'addHandlingRecord'
  | 'adoptAnswer'
  | 'adoptEntry'
  | 'adoptSuggestion'
  | 'answerFeedback'
  | 'answerProcess'
  | 'approveComment'
  | 'approveCompanyRequest'
  | 'approveMessage'
  | 'approveReply'
  | 'approveSupplement'
  | 'assignMessage'
  | 'assignOffline'
  | 'assignTask'
  | 'backPreviousTask'
  | 'backToFirst'
  | 'cancelAdoption'
  | 'cancelApply'
  | 'cancelEntryAdoption'
  | 'cancelOfflineProcess'
  | 'cancelProcess'
  | 'changeCampaign'
  | 'changeCase'
  | 'claimTask'
  | 'completeTask'
  | 'confirmCampaign'
  | 'consentDeletion'
  | 'createCampaign'
  | 'declineDelivery'
  | 'delegateTask'
  | 'deleteDraftAttachment'
  | 'deleteInstance'
  | 'deleteModel'
  | 'deleteReplyAttachment'
  | 'disableInstitutionAccounts'
  | 'disableUsers'
  | 'discardCampaignChange'
  | 'editReply'
  | 'enableInstitutionAccounts'
  | 'enableUsers'
  | 'endCampaign'
  | 'endHandlingRecord'
  | 'endProcess'
  | 'entrustTask'
  | 'explainMessage'
  | 'findAccountByPhone'
  | 'forceLogout'
  | 'forceLogoutMany'
  | 'giveOpinion'
  | 'mergeMessage'
  | 'moveOssFiles'
  | 'noteReport'
  | 'pauseScheduleJob'
  | 'pauseScheduleJobs'
  | 'previewMail'
  | 'previewSms'
  | 'proposeCase'
  | 'publishCampaignSummary'
  | 'readdressMessage'
  | 'receiveProcess'
  | 'recordOfflineResult'
  | 'redactMessage'
  | 'refuseApplyCancelProcess'
  | 'refuseComment'
  | 'refuseCompanyRequest'
  | 'refuseDeletion'
  | 'rejectRecheck'
  | 'replyMessage'
  | 'reportMessage'
  | 'requestDelivery'
  | 'requestExtension'
  | 'requestRecheck'
  | 'requestReturn'
  | 'resendMail'
  | 'resendMailMany'
  | 'resendSms'
  | 'resendSmsMany'
  | 'resetInstitutionPassword'
  | 'resetInstitutionSecondFactor'
  | 'resetUserPassword'
  | 'resetUserSecondFactor'
  | 'restoreCase'
  | 'restoreMessage'
  | 'resumeScheduleJob'
  | 'resumeScheduleJobs'
  | 'returnCampaign'
  | 'returnMessage'
  | 'returnReport'
  | 'returnSupplement'
  | 'revealAccount'
  | 'revealAuthorPhone'
  | 'revealFeedbackContact'
  | 'runScheduleJob'
  | 'runScheduleJobs'
  | 'sendBackAnswer'
  | 'sendBackReply'
  | 'sendNotice'
  | 'setBusinessForm'
  | 'setDraftAttachmentPublic'
  | 'setMessageAttachmentPublic'
  | 'splitMessage'
  | 'startOfBusinessKey'
  | 'strikeGrade'
  | 'submitCase'
  | 'suspendProcess'
  | 'takeBackAnswer'
  | 'takeDownCampaign'
  | 'takeDownCase'
  | 'takeDownMessage'
  | 'takeOverReport'
  | 'testMail'
  | 'testOss'
  | 'testSms'
  | 'unclaimTask'
  | 'unlockInstitutionAccount'
  | 'unlockUser'
  | 'withdrawCampaign'
  | 'withdrawCase'
  | 'withdrawDelivery'
  | 'withdrawNotice'
  | 'withdrawProposal'
  | 'withdrawRecheck'
  | 'withdrawReport'

export const actions: Readonly<Record<ActionId, Action>> = {
  acceptDelivery: {"action":{"scope":"row","tone":"primary"},"permission":"board:delivery:decide","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  activateProcess: {"action":{"scope":"row","tone":"neutral","confirm":"activateProcess"},"permission":"act:process:active","summary":"Let a suspended definition start instances again","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  addHandlingRecord: {"action":{"scope":"row","tone":"danger","success":"addHandlingRecord"},"permission":"board:handling:add","body":{"type":"object","required":["handleType","ruleName"],"properties":{"uid":{"type":"integer","minimum":1,"maximum":2147483647,"x-widget":"hidden"},"tid":{"type":"integer","minimum":1,"maximum":2147483647,"x-widget":"hidden"},"handleType":{"type":"integer","enum":[0,4,5,6,7],"x-dict":"handleType"},"ruleName":{"type":"string","minLength":2,"maxLength":100,"pattern":"\\S"},"days":{"type":"integer","minimum":1,"maximum":3650,"x-when":{"show":{"required":["handleType"],"properties":{"handleType":{"enum":[0,4,5,6]}}}}},"countType":{"type":"integer","enum":[2,3],"x-when":{"show":{"required":["handleType"],"properties":{"handleType":{"const":6}}},"require":{"required":["handleType"],"properties":{"handleType":{"const":6}}}}},"countDays":{"type":"integer","minimum":1,"maximum":1000,"x-when":{"show":{"required":["handleType"],"properties":{"handleType":{"const":5}}},"require":{"required":["handleType"],"properties":{"handleType":{"const":5}}}}},"backtrackTime":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"time","x-when":{"show":{"required":["handleType"],"properties":{"handleType":{"enum":[6]}}}}},"beginTime":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"time","x-when":{"show":{"required":["handleType"],"properties":{"handleType":{"enum":[4,5,6]}}}}},"note":{"type":"string","maxLength":500,"x-widget":"textarea"}}}},
  adoptAnswer: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tpid","content"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"kind":{"type":"string","enum":["interim","final"],"x-dict":"replyKind"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  adoptEntry: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tid","version"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","maxLength":200,"x-widget":"textarea"}}}},
  adoptSuggestion: {"action":{"scope":"row","tone":"neutral","confirm":"adoptSuggestion"},"permission":"institution","body":{"type":"object","required":["tid"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  answerFeedback: {"action":{"scope":"row","tone":"primary","success":"answerFeedback"},"permission":"board:feedback:answer","summary":"Answer feedback; whoever wrote it is told","body":{"type":"object","required":["id","version","answer"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"answer":{"type":"string","minLength":1,"maxLength":2000,"pattern":"\\S","x-widget":"textarea"}}}},
  answerProcess: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tpid","content"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  approveComment: {"action":{"scope":"row","tone":"primary"},"permission":"board:comment:approve","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  approveCompanyRequest: {"action":{"scope":"row","tone":"primary","success":"approveCompanyRequest"},"permission":"board:company:decide","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  approveMessage: {"action":{"scope":"row","tone":"primary"},"permission":"board:message:approve","body":{"type":"object","required":["tid","version","priorityLevel"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"priorityLevel":{"type":"integer","enum":[1,2],"x-dict":"priority"},"publicSubject":{"type":"string","minLength":0,"maxLength":200},"publicContent":{"type":"string","minLength":0,"maxLength":10000,"x-widget":"textarea"},"masks":{"type":"array","maxItems":100,"x-widget":"hidden","items":{"type":"object","required":["field","start","end"],"properties":{"field":{"type":"string","enum":["subject","content"]},"start":{"type":"integer","minimum":0,"maximum":20000},"end":{"type":"integer","minimum":1,"maximum":20000}}}},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  approveReply: {"action":{"scope":"row","tone":"primary","confirm":"approveReply","success":"approveReply"},"permission":"institution","body":{"type":"object","required":["id","hash"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"hash":{"type":"string","pattern":"^[0-9a-f]{64}$"}}}},
  approveSupplement: {"action":{"scope":"row","tone":"primary"},"permission":"board:message:approve","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"publicContent":{"type":"string","minLength":0,"maxLength":10000,"x-widget":"textarea"},"masks":{"type":"array","maxItems":100,"x-widget":"hidden","items":{"type":"object","required":["field","start","end"],"properties":{"field":{"type":"string","enum":["subject","content"]},"start":{"type":"integer","minimum":0,"maximum":20000},"end":{"type":"integer","minimum":1,"maximum":20000}}}},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  assignMessage: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tid","version","groupId"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"groupId":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"listSubordinates","label":"name"}},"deadlineAt":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"date"},"note":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  assignOffline: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tid","version","unit","contact"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"unit":{"type":"string","minLength":1,"maxLength":50,"pattern":"\\S"},"contact":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"deadlineAt":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"date"},"note":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  assignTask: {"action":{"scope":"row","tone":"neutral"},"permission":"act:running:assign","summary":"Give a task that others have, or that nobody has claimed, to somebody","body":{"type":"object","required":["taskId","assignee"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"assignee":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"pageParticipants","label":"label"}},"comment":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  backPreviousTask: {"action":{"scope":"row","tone":"neutral"},"permission":"act:task:back","summary":"Send a task back one step","body":{"type":"object","required":["taskId","processInstanceId","comment"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"processInstanceId":{"type":"integer","minimum":1,"maximum":2147483647},"comment":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"}}}},
  backToFirst: {"action":{"scope":"row","tone":"neutral"},"permission":"act:task:back","summary":"Refuse a task, which goes back to the first","body":{"type":"object","required":["taskId","comment"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"comment":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"}}}},
  cancelAdoption: {"action":{"scope":"row","tone":"neutral","confirm":"cancelAdoption"},"permission":"institution","body":{"type":"object","required":["tid"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  cancelApply: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  cancelEntryAdoption: {"action":{"scope":"row","tone":"danger"},"permission":"institution","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":200,"pattern":"\\S","x-widget":"textarea"}}}},
  cancelOfflineProcess: {"action":{"scope":"row","tone":"danger","confirm":"cancelProcess","success":"cancelProcess"},"permission":"institution","body":{"type":"object","required":["tid"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  cancelProcess: {"action":{"scope":"row","tone":"danger","confirm":"cancelProcess","success":"cancelProcess"},"permission":"institution","body":{"type":"object","required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  changeCampaign: {"action":{"scope":"row","tone":"primary","success":"campaignHandedIn"},"permission":"institution","body":{"type":"object","required":["id","version","title","content","fids","beginTime","endTime"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"title":{"type":"string","minLength":2,"maxLength":100},"content":{"type":"string","minLength":1,"maxLength":50000},"fids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":20,"minItems":1,"uniqueItems":true},"beginTime":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"time"},"endTime":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"time"},"questions":{"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"maxItems":10},"coverAid":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"aids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":20,"uniqueItems":true,"x-widget":"attachment"},"shareTitle":{"type":"string","minLength":0,"maxLength":50},"shareText":{"type":"string","minLength":0,"maxLength":200}}}},
  changeCase: {"action":{"scope":"row","tone":"neutral","success":"caseSaved"},"permission":"institution","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"title":{"type":"string","minLength":1,"maxLength":100},"domainId":{"type":"integer","minimum":1,"maximum":32767,"x-dict":"domain"},"summary":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"},"measures":{"type":"string","minLength":0,"maxLength":5000,"x-widget":"textarea"},"result":{"type":"string","minLength":0,"maxLength":2000,"x-widget":"textarea"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647},"x-widget":"attachment"}}}},
  claimTask: {"action":{"scope":"row","tone":"primary","success":"claimTask"},"permission":"act:task:claim","summary":"Take a task on that others could take as well","body":{"type":"object","required":["taskId"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  completeTask: {"action":{"scope":"row","tone":"primary"},"permission":"act:task:complete","summary":"Pass a task","body":{"type":"object","required":["taskId","comment"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"comment":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"},"variables":{"type":"object","maxProperties":50,"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,63}$"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":1000}}}}},
  confirmCampaign: {"action":{"scope":"row","tone":"primary"},"permission":"board:campaign:confirm","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  consentDeletion: {"action":{"scope":"row","tone":"danger","confirm":"consentDeletion"},"permission":"board:deletion:decide","body":{"type":"object","required":["tid","version"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  createCampaign: {"action":{"scope":"list","tone":"primary","success":"campaignHandedIn"},"permission":"institution","body":{"type":"object","required":["title","content","fids","beginTime","endTime"],"properties":{"title":{"type":"string","minLength":2,"maxLength":100},"content":{"type":"string","minLength":1,"maxLength":50000},"fids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":20,"minItems":1,"uniqueItems":true},"beginTime":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"time"},"endTime":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"time"},"questions":{"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"maxItems":10},"coverAid":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"aids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":20,"uniqueItems":true,"x-widget":"attachment"},"shareTitle":{"type":"string","minLength":0,"maxLength":50},"shareText":{"type":"string","minLength":0,"maxLength":200}}}},
  declineDelivery: {"action":{"scope":"row","tone":"neutral"},"permission":"board:delivery:decide","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  delegateTask: {"action":{"scope":"row","tone":"neutral"},"permission":"act:task:delegate","summary":"Ask somebody for their opinion on a task, which then returns","body":{"type":"object","required":["taskId","assignee"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"assignee":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"pageParticipants","label":"label"}},"comment":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  deleteDraftAttachment: {"action":{"scope":"row","tone":"danger","confirm":"deleteAttachment"},"permission":"institution","body":{"type":"object","required":["aid"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  deleteInstance: {"action":{"scope":"row","tone":"danger","confirm":"deleteInstance"},"permission":"act:running:delete","summary":"Delete an instance with its tasks and its history","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\S","x-widget":"textarea"}}}},
  deleteModel: {"action":{"scope":"row","tone":"danger","confirm":"deleteModel"},"permission":"act:model:delete","summary":"Delete a drawing; what was deployed of it stays","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  deleteReplyAttachment: {"action":{"scope":"row","tone":"danger","confirm":"deleteAttachment"},"permission":"institution","body":{"type":"object","required":["aid"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  disableInstitutionAccounts: {"action":{"scope":"bulk","tone":"danger","confirm":"disableUsers"},"permission":"board:institutionAccount:status","summary":"Disable accounts of institutions, whose sessions end","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  disableUsers: {"action":{"scope":"bulk","tone":"danger","confirm":"disableUsers"},"permission":"sys:user:status","summary":"Disable users, whose sessions end","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  discardCampaignChange: {"action":{"scope":"row","tone":"danger","confirm":"discardCampaignChange"},"permission":"institution","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  editReply: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tid","replyId","version","content"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"replyId":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  enableInstitutionAccounts: {"action":{"scope":"bulk","tone":"primary"},"permission":"board:institutionAccount:status","summary":"Enable accounts of institutions","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  enableUsers: {"action":{"scope":"bulk","tone":"primary"},"permission":"sys:user:status","summary":"Enable users","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  endCampaign: {"action":{"scope":"row","tone":"danger","confirm":"endCampaign"},"permission":"institution","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  endHandlingRecord: {"action":{"scope":"row","tone":"neutral","success":"endHandlingRecord"},"permission":"board:handling:end","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":200,"pattern":"\\S"}}}},
  endProcess: {"action":{"scope":"row","tone":"danger","confirm":"endProcess"},"permission":"act:task:end","summary":"Terminate the instance of a task","body":{"type":"object","required":["taskId","comment"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"comment":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"}}}},
  entrustTask: {"action":{"scope":"row","tone":"neutral"},"permission":"act:task:entrust","summary":"Hand a task over to somebody","body":{"type":"object","required":["taskId","assignee"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647},"assignee":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"pageParticipants","label":"label"}},"comment":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  explainMessage: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tid","version","content"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  findAccountByPhone: {"action":{"scope":"list","tone":"neutral"},"permission":"board:account:page","body":{"type":"object","required":["phone","reason"],"properties":{"phone":{"type":"string","minLength":1,"maxLength":1024,"x-encrypted":true},"reason":{"type":"string","minLength":4,"maxLength":200,"pattern":"\\S"}}}},
  forceLogout: {"action":{"scope":"row","tone":"danger","confirm":"forceLogout","success":"forceLogout"},"permission":"sys:onlineUser:forceLogout","summary":"End a session","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  forceLogoutMany: {"action":{"scope":"bulk","tone":"danger","confirm":"forceLogout","success":"forceLogout"},"permission":"sys:onlineUser:forceLogout","summary":"End several sessions","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  giveOpinion: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["id","opinion"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"opinion":{"type":"string","minLength":2,"maxLength":1000,"pattern":"\\S","x-widget":"textarea"}}}},
  mergeMessage: {"action":{"scope":"row","tone":"neutral","success":"mergeMessage"},"permission":"institution","body":{"type":"object","required":["tid","version","mainTid","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"mainTid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  moveOssFiles: {"action":{"scope":"row","tone":"neutral","confirm":"moveOssFiles","success":"moveOssFiles"},"permission":"sys:oss:move","summary":"Move all files to the storage in use","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  noteReport: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"advice":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  pauseScheduleJob: {"action":{"scope":"row","tone":"neutral"},"permission":"sys:scheduleJob:pause","summary":"Pause a scheduled job","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  pauseScheduleJobs: {"action":{"scope":"bulk","tone":"neutral"},"permission":"sys:scheduleJob:pause","summary":"Pause several scheduled jobs","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  previewMail: {"action":{"scope":"row","tone":"primary","success":"previewed","result":"text"},"permission":"sys:mailTemplate:info","summary":"See a mail as it would be written","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"language":{"type":"string","enum":["zh-CN","zh-TW","en-US"],"default":"zh-CN"}}}},
  previewSms: {"action":{"scope":"row","tone":"primary","success":"previewed","result":"text"},"permission":"sys:smsTemplate:info","summary":"See an SMS as it would be written","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  proposeCase: {"action":{"scope":"row","tone":"neutral","success":"proposeCase"},"permission":"institution","body":{"type":"object","required":["tid","title","domainId","summary","measures","result"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"title":{"type":"string","minLength":4,"maxLength":100},"domainId":{"type":"integer","minimum":1,"maximum":32767,"x-dict":"domain"},"summary":{"type":"string","minLength":10,"maxLength":500,"x-widget":"textarea"},"measures":{"type":"string","minLength":10,"maxLength":5000,"x-widget":"textarea"},"result":{"type":"string","minLength":10,"maxLength":2000,"x-widget":"textarea"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647},"x-widget":"attachment"},"withReplyPictures":{"type":"boolean"}}}},
  publishCampaignSummary: {"action":{"scope":"row","tone":"primary","success":"summaryPublished"},"permission":"institution","body":{"type":"object","required":["id","version","summary"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"summary":{"type":"string","minLength":1,"maxLength":20000}}}},
  readdressMessage: {"action":{"scope":"row","tone":"neutral","confirm":"readdressMessage"},"permission":"board:message:readdress","body":{"type":"object","required":["tid","version","fid","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"fid":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"searchForums","label":"label"}},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  receiveProcess: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  recordOfflineResult: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tpid","result"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"result":{"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S","x-widget":"textarea"}}}},
  redactMessage: {"action":{"scope":"row","tone":"neutral"},"permission":"board:message:redact","body":{"type":"object","required":["tid","version"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"contentId":{"type":"integer","minimum":1,"maximum":2147483647,"x-widget":"hidden"},"publicSubject":{"type":"string","minLength":0,"maxLength":200},"publicContent":{"type":"string","minLength":0,"maxLength":10000,"x-widget":"textarea"},"masks":{"type":"array","maxItems":100,"x-widget":"hidden","items":{"type":"object","required":["field","start","end"],"properties":{"field":{"type":"string","enum":["subject","content"]},"start":{"type":"integer","minimum":0,"maximum":20000},"end":{"type":"integer","minimum":1,"maximum":20000}}}},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  refuseApplyCancelProcess: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  refuseComment: {"action":{"scope":"row","tone":"danger"},"permission":"board:comment:approve","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  refuseCompanyRequest: {"action":{"scope":"row","tone":"neutral","success":"refuseCompanyRequest"},"permission":"board:company:decide","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  refuseDeletion: {"action":{"scope":"row","tone":"neutral"},"permission":"board:deletion:decide","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  rejectRecheck: {"action":{"scope":"row","tone":"neutral"},"permission":"board:recheck:decide","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  replyMessage: {"action":{"scope":"row","tone":"primary"},"permission":"institution","body":{"type":"object","required":["tid","version","kind","content"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"kind":{"type":"string","enum":["interim","final"],"x-dict":"replyKind"},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  reportMessage: {"action":{"scope":"row","tone":"neutral","success":"reportMessage"},"permission":"institution","body":{"type":"object","required":["tid","version","note"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  requestDelivery: {"action":{"scope":"row","tone":"neutral","success":"requestDelivery"},"permission":"institution","body":{"type":"object","required":["tid","groupId","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"groupId":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"searchReceivers","label":"label"}},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  requestExtension: {"action":{"scope":"row","tone":"neutral","success":"requestExtension"},"permission":"institution","body":{"type":"object","required":["tid","version","days","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"days":{"type":"integer","minimum":1,"maximum":30},"reason":{"type":"string","minLength":10,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  requestRecheck: {"action":{"scope":"row","tone":"neutral","success":"requestRecheck"},"permission":"institution","body":{"type":"object","required":["tid","version","matter","channel","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"matter":{"type":"integer","enum":[1,2,3,4],"x-dict":"recheckMatter"},"channel":{"type":"integer","enum":[1,2,3,4],"x-dict":"recheckChannel"},"reason":{"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S","x-widget":"textarea"},"proposer":{"type":"string","minLength":0,"maxLength":50},"originalLink":{"type":"string","minLength":0,"maxLength":1000}}}},
  requestReturn: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tpid","reason"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"}}}},
  resendMail: {"action":{"scope":"row","tone":"primary","confirm":"resend","success":"resent"},"permission":"sys:mailLog:resend","summary":"Send a mail again that was given up","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  resendMailMany: {"action":{"scope":"bulk","tone":"primary","confirm":"resend","success":"resent"},"permission":"sys:mailLog:resend","summary":"Send several mails again that were given up","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  resendSms: {"action":{"scope":"row","tone":"primary","confirm":"resend","success":"resent"},"permission":"sys:smsLog:resend","summary":"Send an SMS again that was given up","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  resendSmsMany: {"action":{"scope":"bulk","tone":"primary","confirm":"resend","success":"resent"},"permission":"sys:smsLog:resend","summary":"Send several SMS again that were given up","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  resetInstitutionPassword: {"action":{"scope":"row","tone":"danger","confirm":"resetUserPassword","success":"resetUserPassword","result":"password"},"permission":"board:institutionAccount:password","summary":"Reset the password of an institution's account","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"newPassword":{"type":"string","maxLength":20,"x-widget":"password"}}}},
  resetInstitutionSecondFactor: {"action":{"scope":"row","tone":"danger","confirm":"resetUserSecondFactor"},"permission":"board:institutionAccount:password","summary":"Reset the second factor of an institution's account","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","pattern":"\\S","minLength":1,"maxLength":200,"x-widget":"textarea"}}}},
  resetUserPassword: {"action":{"scope":"row","tone":"danger","confirm":"resetUserPassword","success":"resetUserPassword","result":"password"},"permission":"sys:user:password","summary":"Reset somebody's password","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"newPassword":{"type":"string","maxLength":20,"x-widget":"password"}}}},
  resetUserSecondFactor: {"action":{"scope":"row","tone":"danger","confirm":"resetUserSecondFactor"},"permission":"sys:user:password","summary":"Reset somebody's second factor","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","pattern":"\\S","minLength":1,"maxLength":200,"x-widget":"textarea"}}}},
  restoreCase: {"action":{"scope":"row","tone":"primary"},"permission":"board:case:takeDown","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  restoreMessage: {"action":{"scope":"row","tone":"primary"},"permission":"board:message:takeDown","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  resumeScheduleJob: {"action":{"scope":"row","tone":"primary"},"permission":"sys:scheduleJob:resume","summary":"Resume a scheduled job","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  resumeScheduleJobs: {"action":{"scope":"bulk","tone":"primary"},"permission":"sys:scheduleJob:resume","summary":"Resume several scheduled jobs","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  returnCampaign: {"action":{"scope":"row","tone":"danger"},"permission":"board:campaign:return","body":{"type":"object","required":["id","version","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  returnMessage: {"action":{"scope":"row","tone":"danger"},"permission":"board:message:return","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  returnReport: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["id","advice"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"advice":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  returnSupplement: {"action":{"scope":"row","tone":"danger"},"permission":"board:message:return","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  revealAccount: {"action":{"scope":"row","tone":"neutral","result":"value"},"permission":"board:account:reveal","body":{"type":"object","required":["uid","field","reason"],"properties":{"uid":{"type":"integer","minimum":1,"maximum":2147483647,"x-widget":"hidden"},"field":{"type":"string","enum":["phone","idNumber","email","messageCount"]},"reason":{"type":"string","minLength":4,"maxLength":200,"pattern":"\\S"}}}},
  revealAuthorPhone: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tid","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":200,"pattern":"\\S","x-widget":"textarea"}}}},
  revealFeedbackContact: {"action":{"scope":"row","tone":"neutral","result":"contact"},"permission":"board:feedback:answer","summary":"How to reach who wrote feedback, unmasked and on record","body":{"type":"object","required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":200,"pattern":"\\S","x-widget":"textarea"}}}},
  runScheduleJob: {"action":{"scope":"row","tone":"primary","confirm":"runScheduleJob","success":"runScheduleJob"},"permission":"sys:scheduleJob:run","summary":"Run now a scheduled job","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  runScheduleJobs: {"action":{"scope":"bulk","tone":"primary","confirm":"runScheduleJob","success":"runScheduleJob"},"permission":"sys:scheduleJob:run","summary":"Run now several scheduled jobs","body":{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}}}}},
  sendBackAnswer: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tpid","reason"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  sendBackReply: {"action":{"scope":"row","tone":"neutral","success":"sendBackReply"},"permission":"institution","body":{"type":"object","required":["id","hash","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"hash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"reason":{"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  sendNotice: {"action":{"scope":"row","tone":"primary","confirm":"sendNotice","success":"sendNotice"},"permission":"sys:notice:send","summary":"Send a notice","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  setBusinessForm: {"action":{"scope":"row","tone":"neutral"},"permission":"act:model:save","summary":"Name the business form of a process","body":{"type":"object","required":["processDefinitionKey"],"properties":{"processDefinitionKey":{"type":"string","minLength":1,"maxLength":64},"formName":{"type":"string","minLength":0,"maxLength":100},"formRoute":{"type":"string","minLength":0,"maxLength":300},"formSaveUrl":{"type":"string","minLength":0,"maxLength":300},"formInstanceUrl":{"type":"string","minLength":0,"maxLength":300}}}},
  setDraftAttachmentPublic: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["aid","isPublic"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647},"isPublic":{"type":"integer","enum":[0,1],"x-dict":"yesNo"}}}},
  setMessageAttachmentPublic: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["aid","isPublic"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647},"isPublic":{"type":"integer","enum":[0,1],"x-dict":"yesNo"}}}},
  splitMessage: {"action":{"scope":"row","tone":"neutral","confirm":"splitMessage","success":"splitMessage"},"permission":"institution","body":{"type":"object","required":["tid"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  startOfBusinessKey: {"action":{"scope":"row","tone":"primary"},"permission":"act:running:start","summary":"Start a process for a record","body":{"type":"object","required":["processDefinitionKey","businessKey"],"properties":{"processDefinitionKey":{"type":"string","minLength":1,"maxLength":64},"businessKey":{"type":"string","minLength":0,"maxLength":100},"variables":{"type":"object","maxProperties":50,"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,63}$"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":1000}}}}},
  strikeGrade: {"action":{"scope":"row","tone":"danger","confirm":"strikeGrade"},"permission":"board:recheck:decide","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  submitCase: {"action":{"scope":"row","tone":"primary","success":"proposeCase"},"permission":"institution","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"comment":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  suspendProcess: {"action":{"scope":"row","tone":"neutral","confirm":"suspendProcess"},"permission":"act:process:suspend","summary":"Suspend a definition: it starts no more instances, those that run go on","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  takeBackAnswer: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  takeDownCampaign: {"action":{"scope":"row","tone":"danger","confirm":"takeDownCampaign"},"permission":"board:campaign:takeDown","body":{"type":"object","required":["id","version","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  takeDownCase: {"action":{"scope":"row","tone":"danger"},"permission":"board:case:takeDown","body":{"type":"object","required":["id","version","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  takeDownMessage: {"action":{"scope":"row","tone":"danger","confirm":"takeDownMessage"},"permission":"board:message:takeDown","body":{"type":"object","required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":2,"maxLength":500,"pattern":"\\S","x-widget":"textarea"}}}},
  takeOverReport: {"action":{"scope":"row","tone":"primary","confirm":"takeOverReport"},"permission":"institution","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"advice":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  testMail: {"action":{"scope":"row","tone":"primary","success":"tested","result":"answer"},"permission":"sys:mailConfig:test","summary":"Send a test mail","body":{"type":"object","required":["id","to"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"to":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[A-Za-z0-9._%+-]{2,29}@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$"}}}},
  testOss: {"action":{"scope":"row","tone":"primary","success":"testOss","result":"answer"},"permission":"sys:oss:test","summary":"Try a storage","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  testSms: {"action":{"scope":"row","tone":"primary","success":"tested","result":"answer"},"permission":"sys:smsConfig:test","summary":"Send a test SMS","body":{"type":"object","required":["id","mobile","templateId"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"mobile":{"type":"string","maxLength":11,"pattern":"^1[3-9][0-9]{9}$"},"templateId":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"smsTemplate","label":"name"}}}}},
  unclaimTask: {"action":{"scope":"row","tone":"neutral"},"permission":"act:task:claim","summary":"Put a claimed task back","body":{"type":"object","required":["taskId"],"properties":{"taskId":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  unlockInstitutionAccount: {"action":{"scope":"row","tone":"neutral"},"permission":"board:institutionAccount:unlock","summary":"Let the password of an institution's account be tried again","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  unlockUser: {"action":{"scope":"row","tone":"neutral"},"permission":"sys:user:unlock","summary":"Let somebody try their password again","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  withdrawCampaign: {"action":{"scope":"row","tone":"danger","confirm":"withdrawCampaign"},"permission":"institution","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  withdrawCase: {"action":{"scope":"row","tone":"danger"},"permission":"institution","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  withdrawDelivery: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  withdrawNotice: {"action":{"scope":"row","tone":"danger","confirm":"withdrawNotice","success":"withdrawNotice"},"permission":"sys:notice:withdraw","summary":"Withdraw a notice","body":{"type":"object","required":["id","version"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"version":{"type":"integer","minimum":1,"maximum":2147483647},"reason":{"type":"string","maxLength":200,"x-widget":"textarea"}}}},
  withdrawProposal: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  withdrawRecheck: {"action":{"scope":"row","tone":"neutral","confirm":"withdrawRecheck","success":"withdrawRecheck"},"permission":"institution","body":{"type":"object","required":["tid"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647}}}},
  withdrawReport: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","body":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}}}}
}
