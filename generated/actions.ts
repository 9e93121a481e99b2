// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { ActionHint, JsonSchema } from '@board/schemas/vocabulary'

/** A call that the console offers as a dialog: the hint, and the whole schema of its form. */
export interface Action {
  readonly action: ActionHint
  readonly permission: string
  /** Its family in the contract. */
  readonly tag: string
  readonly summary: string
  readonly body?: JsonSchema
  readonly query?: JsonSchema
  readonly params?: JsonSchema
}

export type ActionId =
  | 'adoptAnswer'
  | 'answerProcess'
  | 'approveComment'
  | 'approveMessage'
  | 'approveSupplement'
  | 'assignMessage'
  | 'assignOffline'
  | 'cancelApply'
  | 'cancelOfflineProcess'
  | 'cancelProcess'
  | 'deleteDraftAttachment'
  | 'deleteReplyAttachment'
  | 'disableUsers'
  | 'editReply'
  | 'enableUsers'
  | 'explainMessage'
  | 'forceLogout'
  | 'forceLogoutMany'
  | 'pauseScheduleJob'
  | 'pauseScheduleJobs'
  | 'receiveProcess'
  | 'recordOfflineResult'
  | 'refuseApplyCancelProcess'
  | 'refuseComment'
  | 'replyMessage'
  | 'requestReturn'
  | 'resetUserPassword'
  | 'resumeScheduleJob'
  | 'resumeScheduleJobs'
  | 'returnMessage'
  | 'returnSupplement'
  | 'revealAuthorPhone'
  | 'runScheduleJob'
  | 'runScheduleJobs'
  | 'sendBackAnswer'
  | 'setDraftAttachmentPublic'
  | 'setMessageAttachmentPublic'
  | 'takeBackAnswer'
  | 'unlockUser'

export const actions: Readonly<Record<ActionId, Action>> = {
  adoptAnswer: {"action":{"scope":"row","tone":"primary"},"permission":"institution","tag":"assignments","summary":"Adopt a draft, edited or not","body":{"type":"object","additionalProperties":false,"required":["tpid","content"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"kind":{"type":"string","enum":["interim","final"],"x-dict":"replyKind"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  answerProcess: {"action":{"scope":"row","tone":"primary"},"permission":"institution","tag":"assignments","summary":"Hand in an answer as a draft","body":{"type":"object","additionalProperties":false,"required":["tpid","content"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  approveComment: {"action":{"scope":"row","tone":"primary"},"permission":"board:comment:approve","tag":"editor","summary":"Approve the comment of a grade","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  approveMessage: {"action":{"scope":"row","tone":"primary"},"permission":"board:message:approve","tag":"editor","summary":"Approve a message, redacted or not","body":{"type":"object","additionalProperties":false,"required":["tid","version","priorityLevel"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"priorityLevel":{"type":"integer","enum":[1,2],"x-dict":"priority"},"publicSubject":{"type":"string","minLength":0,"maxLength":200},"publicContent":{"type":"string","minLength":0,"maxLength":10000,"x-widget":"textarea"}}}},
  approveSupplement: {"action":{"scope":"row","tone":"primary"},"permission":"board:message:approve","tag":"editor","summary":"Approve a supplement, redacted or not","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"publicContent":{"type":"string","minLength":0,"maxLength":10000,"x-widget":"textarea"}}}},
  assignMessage: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Assign a message to a subordinate","body":{"type":"object","additionalProperties":false,"required":["tid","version","groupId"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"groupId":{"type":"integer","minimum":1,"maximum":2147483647,"x-ref":{"resource":"listSubordinates","label":"name"}},"deadlineAt":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"date"},"note":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  assignOffline: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Transfer a message offline","body":{"type":"object","additionalProperties":false,"required":["tid","version","unit","contact"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"unit":{"type":"string","minLength":1,"maxLength":50},"contact":{"type":"string","minLength":1,"maxLength":100},"deadlineAt":{"type":"integer","minimum":0,"maximum":253402300799,"x-widget":"date"},"note":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  cancelApply: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Withdraw a return request","body":{"type":"object","additionalProperties":false,"required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  cancelOfflineProcess: {"action":{"scope":"row","tone":"danger","confirm":"cancelProcess","success":"cancelProcess"},"permission":"institution","tag":"assignments","summary":"Cancel an offline transfer","body":{"type":"object","additionalProperties":false,"required":["tid"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  cancelProcess: {"action":{"scope":"row","tone":"danger","confirm":"cancelProcess","success":"cancelProcess"},"permission":"institution","tag":"assignments","summary":"Cancel an assignment, or agree to its return","body":{"type":"object","additionalProperties":false,"required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  deleteDraftAttachment: {"action":{"scope":"row","tone":"danger","confirm":"deleteAttachment"},"permission":"institution","tag":"files","summary":"Delete an attachment of an assignment's draft","body":{"type":"object","additionalProperties":false,"required":["aid"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  deleteReplyAttachment: {"action":{"scope":"row","tone":"danger","confirm":"deleteAttachment"},"permission":"institution","tag":"files","summary":"Delete an attachment of a published reply","body":{"type":"object","additionalProperties":false,"required":["aid"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  disableUsers: {"action":{"scope":"bulk","tone":"danger","confirm":"disableUsers"},"permission":"sys:user:status","tag":"administration","summary":"Disable users, whose sessions end","body":{"type":"object","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}},
  editReply: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"institution","summary":"Edit a reply that was not graded yet","body":{"type":"object","additionalProperties":false,"required":["tid","replyId","version","content"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"replyId":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  enableUsers: {"action":{"scope":"bulk","tone":"primary"},"permission":"sys:user:status","tag":"administration","summary":"Enable users","body":{"type":"object","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}},
  explainMessage: {"action":{"scope":"row","tone":"primary"},"permission":"institution","tag":"institution","summary":"Explain after a grade","body":{"type":"object","additionalProperties":false,"required":["tid","version","content"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  forceLogout: {"action":{"scope":"row","tone":"danger","confirm":"forceLogout","success":"forceLogout"},"permission":"sys:onlineUser:forceLogout","tag":"administration","summary":"End a session","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  forceLogoutMany: {"action":{"scope":"bulk","tone":"danger","confirm":"forceLogout","success":"forceLogout"},"permission":"sys:onlineUser:forceLogout","tag":"administration","summary":"End several sessions","body":{"type":"object","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}},
  pauseScheduleJob: {"action":{"scope":"row","tone":"neutral"},"permission":"sys:scheduleJob:pause","tag":"administration","summary":"Pause a scheduled job","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  pauseScheduleJobs: {"action":{"scope":"bulk","tone":"neutral"},"permission":"sys:scheduleJob:pause","tag":"administration","summary":"Pause several scheduled jobs","body":{"type":"object","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}},
  receiveProcess: {"action":{"scope":"row","tone":"primary"},"permission":"institution","tag":"assignments","summary":"Accept an assignment","body":{"type":"object","additionalProperties":false,"required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  recordOfflineResult: {"action":{"scope":"row","tone":"primary"},"permission":"institution","tag":"assignments","summary":"Record what came of an offline transfer","body":{"type":"object","additionalProperties":false,"required":["tpid","result"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"result":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"textarea"}}}},
  refuseApplyCancelProcess: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Refuse a return request","body":{"type":"object","additionalProperties":false,"required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":0,"maxLength":500,"x-widget":"textarea"}}}},
  refuseComment: {"action":{"scope":"row","tone":"danger"},"permission":"board:comment:approve","tag":"editor","summary":"Refuse the comment of a grade","body":{"type":"object","additionalProperties":false,"required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":2,"maxLength":500,"x-widget":"textarea"}}}},
  replyMessage: {"action":{"scope":"row","tone":"primary"},"permission":"institution","tag":"institution","summary":"Reply to a message","body":{"type":"object","additionalProperties":false,"required":["tid","version","kind","content"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"kind":{"type":"string","enum":["interim","final"],"x-dict":"replyKind"},"content":{"type":"string","minLength":1,"maxLength":1000,"x-widget":"reply"},"aids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"x-widget":"attachment"},"detectorReason":{"type":"string","minLength":0,"maxLength":200,"x-widget":"textarea"}}}},
  requestReturn: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Ask to return an assignment","body":{"type":"object","additionalProperties":false,"required":["tpid","reason"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"}}}},
  resetUserPassword: {"action":{"scope":"row","tone":"danger","confirm":"resetUserPassword","success":"resetUserPassword","result":"password"},"permission":"sys:user:password","tag":"administration","summary":"Reset somebody's password","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"newPassword":{"type":"string","maxLength":20,"x-widget":"password"}}}},
  resumeScheduleJob: {"action":{"scope":"row","tone":"primary"},"permission":"sys:scheduleJob:resume","tag":"administration","summary":"Resume a scheduled job","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  resumeScheduleJobs: {"action":{"scope":"bulk","tone":"primary"},"permission":"sys:scheduleJob:resume","tag":"administration","summary":"Resume several scheduled jobs","body":{"type":"object","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}},
  returnMessage: {"action":{"scope":"row","tone":"danger"},"permission":"board:message:return","tag":"editor","summary":"Return a message to its author","body":{"type":"object","additionalProperties":false,"required":["tid","version","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":2,"maxLength":500,"x-widget":"textarea"}}}},
  returnSupplement: {"action":{"scope":"row","tone":"danger"},"permission":"board:message:return","tag":"editor","summary":"Return a supplement","body":{"type":"object","additionalProperties":false,"required":["id","reason"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":2,"maxLength":500,"x-widget":"textarea"}}}},
  revealAuthorPhone: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"institution","summary":"The author's phone, unmasked and on record","body":{"type":"object","additionalProperties":false,"required":["tid","reason"],"properties":{"tid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":2,"maxLength":200,"x-widget":"textarea"}}}},
  runScheduleJob: {"action":{"scope":"row","tone":"primary","confirm":"runScheduleJob","success":"runScheduleJob"},"permission":"sys:scheduleJob:run","tag":"administration","summary":"Run now a scheduled job","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  runScheduleJobs: {"action":{"scope":"bulk","tone":"primary","confirm":"runScheduleJob","success":"runScheduleJob"},"permission":"sys:scheduleJob:run","tag":"administration","summary":"Run now several scheduled jobs","body":{"type":"object","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}},
  sendBackAnswer: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Send a draft back","body":{"type":"object","additionalProperties":false,"required":["tpid","reason"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"reason":{"type":"string","minLength":1,"maxLength":500,"x-widget":"textarea"}}}},
  setDraftAttachmentPublic: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"files","summary":"Make an attachment of an assignment's draft public or not","body":{"type":"object","additionalProperties":false,"required":["aid","isPublic"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"isPublic":{"type":"integer","enum":[0,1],"x-dict":"yesNo"}}}},
  setMessageAttachmentPublic: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"files","summary":"Hide a citizen's public attachment, or show it again","body":{"type":"object","additionalProperties":false,"required":["aid","isPublic"],"properties":{"aid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."},"isPublic":{"type":"integer","enum":[0,1],"x-dict":"yesNo"}}}},
  takeBackAnswer: {"action":{"scope":"row","tone":"neutral"},"permission":"institution","tag":"assignments","summary":"Take a draft back","body":{"type":"object","additionalProperties":false,"required":["tpid"],"properties":{"tpid":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}},
  unlockUser: {"action":{"scope":"row","tone":"neutral"},"permission":"sys:user:unlock","tag":"administration","summary":"Let somebody try their password again","body":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647,"description":"An id."}}}}
}
