// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

/** Every permission string that a call, an action or a field asks for. */
export const permissions: readonly Permission[] = [
  'act:model:delete',
  'act:model:deploy',
  'act:model:info',
  'act:model:page',
  'act:model:save',
  'act:process:active',
  'act:process:info',
  'act:process:page',
  'act:process:suspend',
  'act:running:assign',
  'act:running:delete',
  'act:running:page',
  'act:running:start',
  'act:task:back',
  'act:task:claim',
  'act:task:complete',
  'act:task:delegate',
  'act:task:end',
  'act:task:entrust',
  'act:task:page',
  'board:account:page',
  'board:account:reveal',
  'board:campaign:confirm',
  'board:campaign:page',
  'board:campaign:return',
  'board:campaign:takeDown',
  'board:case:page',
  'board:case:takeDown',
  'board:comment:approve',
  'board:company:decide',
  'board:company:page',
  'board:deletion:decide',
  'board:deletion:page',
  'board:delivery:decide',
  'board:delivery:page',
  'board:feedback:answer',
  'board:feedback:page',
  'board:forum:delete',
  'board:forum:export',
  'board:forum:import',
  'board:forum:info',
  'board:forum:options',
  'board:forum:page',
  'board:forum:save',
  'board:forum:update',
  'board:forumHandover:export',
  'board:forumHandover:info',
  'board:forumHandover:options',
  'board:forumHandover:page',
  'board:handling:add',
  'board:handling:end',
  'board:handling:page',
  'board:help:page',
  'board:help:save',
  'board:institution:delete',
  'board:institution:export',
  'board:institution:import',
  'board:institution:info',
  'board:institution:options',
  'board:institution:page',
  'board:institution:save',
  'board:institution:update',
  'board:institutionAccount:delete',
  'board:institutionAccount:export',
  'board:institutionAccount:import',
  'board:institutionAccount:info',
  'board:institutionAccount:options',
  'board:institutionAccount:page',
  'board:institutionAccount:password',
  'board:institutionAccount:save',
  'board:institutionAccount:status',
  'board:institutionAccount:unlock',
  'board:institutionAccount:update',
  'board:issue:publish',
  'board:message:approve',
  'board:message:page',
  'board:message:readdress',
  'board:message:redact',
  'board:message:return',
  'board:message:takeDown',
  'board:recheck:decide',
  'board:recheck:page',
  'board:statistics:page',
  'board:topic:delete',
  'board:topic:export',
  'board:topic:import',
  'board:topic:info',
  'board:topic:options',
  'board:topic:page',
  'board:topic:save',
  'board:topic:update',
  'sys:calendarDay:apply',
  'sys:calendarDay:delete',
  'sys:calendarDay:export',
  'sys:calendarDay:import',
  'sys:calendarDay:info',
  'sys:calendarDay:options',
  'sys:calendarDay:page',
  'sys:calendarDay:save',
  'sys:calendarDay:update',
  'sys:dept:delete',
  'sys:dept:export',
  'sys:dept:import',
  'sys:dept:info',
  'sys:dept:options',
  'sys:dept:page',
  'sys:dept:save',
  'sys:dept:update',
  'sys:dictType:delete',
  'sys:dictType:export',
  'sys:dictType:import',
  'sys:dictType:info',
  'sys:dictType:options',
  'sys:dictType:page',
  'sys:dictType:save',
  'sys:dictType:update',
  'sys:dictValue:delete',
  'sys:dictValue:export',
  'sys:dictValue:import',
  'sys:dictValue:info',
  'sys:dictValue:options',
  'sys:dictValue:page',
  'sys:dictValue:save',
  'sys:dictValue:update',
  'sys:errorLog:export',
  'sys:errorLog:info',
  'sys:errorLog:options',
  'sys:errorLog:page',
  'sys:errorLog:stack',
  'sys:forbiddenWord:delete',
  'sys:forbiddenWord:export',
  'sys:forbiddenWord:import',
  'sys:forbiddenWord:info',
  'sys:forbiddenWord:options',
  'sys:forbiddenWord:page',
  'sys:forbiddenWord:save',
  'sys:forbiddenWord:update',
  'sys:health:page',
  'sys:inbox:page',
  'sys:loginLog:export',
  'sys:loginLog:info',
  'sys:loginLog:options',
  'sys:loginLog:page',
  'sys:mailConfig:delete',
  'sys:mailConfig:info',
  'sys:mailConfig:options',
  'sys:mailConfig:page',
  'sys:mailConfig:save',
  'sys:mailConfig:test',
  'sys:mailConfig:update',
  'sys:mailLog:export',
  'sys:mailLog:info',
  'sys:mailLog:options',
  'sys:mailLog:page',
  'sys:mailLog:resend',
  'sys:mailTemplate:delete',
  'sys:mailTemplate:info',
  'sys:mailTemplate:options',
  'sys:mailTemplate:page',
  'sys:mailTemplate:save',
  'sys:mailTemplate:update',
  'sys:menu:delete',
  'sys:menu:export',
  'sys:menu:info',
  'sys:menu:options',
  'sys:menu:page',
  'sys:menu:save',
  'sys:menu:update',
  'sys:notice:delete',
  'sys:notice:export',
  'sys:notice:info',
  'sys:notice:options',
  'sys:notice:page',
  'sys:notice:save',
  'sys:notice:send',
  'sys:notice:update',
  'sys:notice:withdraw',
  'sys:noticeReader:export',
  'sys:noticeReader:info',
  'sys:noticeReader:options',
  'sys:noticeReader:page',
  'sys:onlineUser:forceLogout',
  'sys:onlineUser:info',
  'sys:onlineUser:options',
  'sys:onlineUser:page',
  'sys:operationLog:export',
  'sys:operationLog:info',
  'sys:operationLog:options',
  'sys:operationLog:page',
  'sys:oss:delete',
  'sys:oss:info',
  'sys:oss:move',
  'sys:oss:options',
  'sys:oss:page',
  'sys:oss:save',
  'sys:oss:test',
  'sys:oss:update',
  'sys:parameter:delete',
  'sys:parameter:export',
  'sys:parameter:import',
  'sys:parameter:info',
  'sys:parameter:options',
  'sys:parameter:page',
  'sys:parameter:save',
  'sys:parameter:update',
  'sys:proposal:page',
  'sys:region:delete',
  'sys:region:export',
  'sys:region:import',
  'sys:region:info',
  'sys:region:options',
  'sys:region:page',
  'sys:region:save',
  'sys:region:update',
  'sys:role:delete',
  'sys:role:export',
  'sys:role:import',
  'sys:role:info',
  'sys:role:options',
  'sys:role:page',
  'sys:role:save',
  'sys:role:shareQuery',
  'sys:role:update',
  'sys:scheduleJob:delete',
  'sys:scheduleJob:export',
  'sys:scheduleJob:info',
  'sys:scheduleJob:options',
  'sys:scheduleJob:page',
  'sys:scheduleJob:pause',
  'sys:scheduleJob:resume',
  'sys:scheduleJob:run',
  'sys:scheduleJob:save',
  'sys:scheduleJob:update',
  'sys:scheduleJobLog:export',
  'sys:scheduleJobLog:info',
  'sys:scheduleJobLog:options',
  'sys:scheduleJobLog:page',
  'sys:scheduleJobLog:stack',
  'sys:smsConfig:delete',
  'sys:smsConfig:info',
  'sys:smsConfig:options',
  'sys:smsConfig:page',
  'sys:smsConfig:save',
  'sys:smsConfig:test',
  'sys:smsConfig:update',
  'sys:smsLog:export',
  'sys:smsLog:info',
  'sys:smsLog:options',
  'sys:smsLog:page',
  'sys:smsLog:resend',
  'sys:smsTemplate:delete',
  'sys:smsTemplate:info',
  'sys:smsTemplate:options',
  'sys:smsTemplate:page',
  'sys:smsTemplate:save',
  'sys:smsTemplate:update',
  'sys:storageUse:export',
  'sys:storageUse:info',
  'sys:storageUse:options',
  'sys:storageUse:page',
  'sys:synonymGroup:delete',
  'sys:synonymGroup:export',
  'sys:synonymGroup:import',
  'sys:synonymGroup:info',
  'sys:synonymGroup:options',
  'sys:synonymGroup:page',
  'sys:synonymGroup:save',
  'sys:synonymGroup:update',
  'sys:user:delete',
  'sys:user:export',
  'sys:user:import',
  'sys:user:info',
  'sys:user:mobile',
  'sys:user:options',
  'sys:user:page',
  'sys:user:password',
  'sys:user:save',
  'sys:user:status',
  'sys:user:unlock',
  'sys:user:update'
]

export type Permission =
  | 'act:model:delete'
  | 'act:model:deploy'
  | 'act:model:info'
  | 'act:model:page'
  | 'act:model:save'
  | 'act:process:active'
  | 'act:process:info'
  | 'act:process:page'
  | 'act:process:suspend'
  | 'act:running:assign'
  | 'act:running:delete'
  | 'act:running:page'
  | 'act:running:start'
  | 'act:task:back'
  | 'act:task:claim'
  | 'act:task:complete'
  | 'act:task:delegate'
  | 'act:task:end'
  | 'act:task:entrust'
  | 'act:task:page'
  | 'board:account:page'
  | 'board:account:reveal'
  | 'board:campaign:confirm'
  | 'board:campaign:page'
  | 'board:campaign:return'
  | 'board:campaign:takeDown'
  | 'board:case:page'
  | 'board:case:takeDown'
  | 'board:comment:approve'
  | 'board:company:decide'
  | 'board:company:page'
  | 'board:deletion:decide'
  | 'board:deletion:page'
  | 'board:delivery:decide'
  | 'board:delivery:page'
  | 'board:feedback:answer'
  | 'board:feedback:page'
  | 'board:forum:delete'
  | 'board:forum:export'
  | 'board:forum:import'
  | 'board:forum:info'
  | 'board:forum:options'
  | 'board:forum:page'
  | 'board:forum:save'
  | 'board:forum:update'
  | 'board:forumHandover:export'
  | 'board:forumHandover:info'
  | 'board:forumHandover:options'
  | 'board:forumHandover:page'
  | 'board:handling:add'
  | 'board:handling:end'
  | 'board:handling:page'
  | 'board:help:page'
  | 'board:help:save'
  | 'board:institution:delete'
  | 'board:institution:export'
  | 'board:institution:import'
  | 'board:institution:info'
  | 'board:institution:options'
  | 'board:institution:page'
  | 'board:institution:save'
  | 'board:institution:update'
  | 'board:institutionAccount:delete'
  | 'board:institutionAccount:export'
  | 'board:institutionAccount:import'
  | 'board:institutionAccount:info'
  | 'board:institutionAccount:options'
  | 'board:institutionAccount:page'
  | 'board:institutionAccount:password'
  | 'board:institutionAccount:save'
  | 'board:institutionAccount:status'
  | 'board:institutionAccount:unlock'
  | 'board:institutionAccount:update'
  | 'board:issue:publish'
  | 'board:message:approve'
  | 'board:message:page'
  | 'board:message:readdress'
  | 'board:message:redact'
  | 'board:message:return'
  | 'board:message:takeDown'
  | 'board:recheck:decide'
  | 'board:recheck:page'
  | 'board:statistics:page'
  | 'board:topic:delete'
  | 'board:topic:export'
  | 'board:topic:import'
  | 'board:topic:info'
  | 'board:topic:options'
  | 'board:topic:page'
  | 'board:topic:save'
  | 'board:topic:update'
  | 'sys:calendarDay:apply'
  | 'sys:calendarDay:delete'
  | 'sys:calendarDay:export'
  | 'sys:calendarDay:import'
  | 'sys:calendarDay:info'
  | 'sys:calendarDay:options'
  | 'sys:calendarDay:page'
  | 'sys:calendarDay:save'
  | 'sys:calendarDay:update'
  | 'sys:dept:delete'
  | 'sys:dept:export'
  | 'sys:dept:import'
  | 'sys:dept:info'
  | 'sys:dept:options'
  | 'sys:dept:page'
  | 'sys:dept:save'
  | 'sys:dept:update'
  | 'sys:dictType:delete'
  | 'sys:dictType:export'
  | 'sys:dictType:import'
  | 'sys:dictType:info'
  | 'sys:dictType:options'
  | 'sys:dictType:page'
  | 'sys:dictType:save'
  | 'sys:dictType:update'
  | 'sys:dictValue:delete'
  | 'sys:dictValue:export'
  | 'sys:dictValue:import'
  | 'sys:dictValue:info'
  | 'sys:dictValue:options'
  | 'sys:dictValue:page'
  | 'sys:dictValue:save'
  | 'sys:dictValue:update'
  | 'sys:errorLog:export'
  | 'sys:errorLog:info'
  | 'sys:errorLog:options'
  | 'sys:errorLog:page'
  | 'sys:errorLog:stack'
  | 'sys:forbiddenWord:delete'
  | 'sys:forbiddenWord:export'
  | 'sys:forbiddenWord:import'
  | 'sys:forbiddenWord:info'
  | 'sys:forbiddenWord:options'
  | 'sys:forbiddenWord:page'
  | 'sys:forbiddenWord:save'
  | 'sys:forbiddenWord:update'
  | 'sys:health:page'
  | 'sys:inbox:page'
  | 'sys:loginLog:export'
  | 'sys:loginLog:info'
  | 'sys:loginLog:options'
  | 'sys:loginLog:page'
  | 'sys:mailConfig:delete'
  | 'sys:mailConfig:info'
  | 'sys:mailConfig:options'
  | 'sys:mailConfig:page'
  | 'sys:mailConfig:save'
  | 'sys:mailConfig:test'
  | 'sys:mailConfig:update'
  | 'sys:mailLog:export'
  | 'sys:mailLog:info'
  | 'sys:mailLog:options'
  | 'sys:mailLog:page'
  | 'sys:mailLog:resend'
  | 'sys:mailTemplate:delete'
  | 'sys:mailTemplate:info'
  | 'sys:mailTemplate:options'
  | 'sys:mailTemplate:page'
  | 'sys:mailTemplate:save'
  | 'sys:mailTemplate:update'
  | 'sys:menu:delete'
  | 'sys:menu:export'
  | 'sys:menu:info'
  | 'sys:menu:options'
  | 'sys:menu:page'
  | 'sys:menu:save'
  | 'sys:menu:update'
  | 'sys:notice:delete'
  | 'sys:notice:export'
  | 'sys:notice:info'
  | 'sys:notice:options'
  | 'sys:notice:page'
  | 'sys:notice:save'
  | 'sys:notice:send'
  | 'sys:notice:update'
  | 'sys:notice:withdraw'
  | 'sys:noticeReader:export'
  | 'sys:noticeReader:info'
  | 'sys:noticeReader:options'
  | 'sys:noticeReader:page'
  | 'sys:onlineUser:forceLogout'
  | 'sys:onlineUser:info'
  | 'sys:onlineUser:options'
  | 'sys:onlineUser:page'
  | 'sys:operationLog:export'
  | 'sys:operationLog:info'
  | 'sys:operationLog:options'
  | 'sys:operationLog:page'
  | 'sys:oss:delete'
  | 'sys:oss:info'
  | 'sys:oss:move'
  | 'sys:oss:options'
  | 'sys:oss:page'
  | 'sys:oss:save'
  | 'sys:oss:test'
  | 'sys:oss:update'
  | 'sys:parameter:delete'
  | 'sys:parameter:export'
  | 'sys:parameter:import'
  | 'sys:parameter:info'
  | 'sys:parameter:options'
  | 'sys:parameter:page'
  | 'sys:parameter:save'
  | 'sys:parameter:update'
  | 'sys:proposal:page'
  | 'sys:region:delete'
  | 'sys:region:export'
  | 'sys:region:import'
  | 'sys:region:info'
  | 'sys:region:options'
  | 'sys:region:page'
  | 'sys:region:save'
  | 'sys:region:update'
  | 'sys:role:delete'
  | 'sys:role:export'
  | 'sys:role:import'
  | 'sys:role:info'
  | 'sys:role:options'
  | 'sys:role:page'
  | 'sys:role:save'
  | 'sys:role:shareQuery'
  | 'sys:role:update'
  | 'sys:scheduleJob:delete'
  | 'sys:scheduleJob:export'
  | 'sys:scheduleJob:info'
  | 'sys:scheduleJob:options'
  | 'sys:scheduleJob:page'
  | 'sys:scheduleJob:pause'
  | 'sys:scheduleJob:resume'
  | 'sys:scheduleJob:run'
  | 'sys:scheduleJob:save'
  | 'sys:scheduleJob:update'
  | 'sys:scheduleJobLog:export'
  | 'sys:scheduleJobLog:info'
  | 'sys:scheduleJobLog:options'
  | 'sys:scheduleJobLog:page'
  | 'sys:scheduleJobLog:stack'
  | 'sys:smsConfig:delete'
  | 'sys:smsConfig:info'
  | 'sys:smsConfig:options'
  | 'sys:smsConfig:page'
  | 'sys:smsConfig:save'
  | 'sys:smsConfig:test'
  | 'sys:smsConfig:update'
  | 'sys:smsLog:export'
  | 'sys:smsLog:info'
  | 'sys:smsLog:options'
  | 'sys:smsLog:page'
  | 'sys:smsLog:resend'
  | 'sys:smsTemplate:delete'
  | 'sys:smsTemplate:info'
  | 'sys:smsTemplate:options'
  | 'sys:smsTemplate:page'
  | 'sys:smsTemplate:save'
  | 'sys:smsTemplate:update'
  | 'sys:storageUse:export'
  | 'sys:storageUse:info'
  | 'sys:storageUse:options'
  | 'sys:storageUse:page'
  | 'sys:synonymGroup:delete'
  | 'sys:synonymGroup:export'
  | 'sys:synonymGroup:import'
  | 'sys:synonymGroup:info'
  | 'sys:synonymGroup:options'
  | 'sys:synonymGroup:page'
  | 'sys:synonymGroup:save'
  | 'sys:synonymGroup:update'
  | 'sys:user:delete'
  | 'sys:user:export'
  | 'sys:user:import'
  | 'sys:user:info'
  | 'sys:user:mobile'
  | 'sys:user:options'
  | 'sys:user:page'
  | 'sys:user:password'
  | 'sys:user:save'
  | 'sys:user:status'
  | 'sys:user:unlock'
  | 'sys:user:update'

/** What comes with a permission string: whoever may open a page can choose what its fields refer to. */
export const impliedPermissions: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'board:forum:import': ['board:forum:options', 'board:institution:options', 'sys:region:options'],
  'board:forum:info': ['board:forum:options', 'board:institution:options', 'sys:region:options'],
  'board:forum:page': ['board:forum:options', 'board:institution:options', 'sys:region:options'],
  'board:forum:save': ['board:forum:options', 'board:institution:options', 'sys:region:options'],
  'board:forum:update': ['board:forum:options', 'board:institution:options', 'sys:region:options'],
  'board:forumHandover:info': ['board:forum:options', 'board:institution:options'],
  'board:forumHandover:page': ['board:forum:options', 'board:forumHandover:options', 'board:institution:options'],
  'board:institution:import': ['board:institution:options', 'sys:region:options'],
  'board:institution:info': ['board:institution:options', 'sys:region:options'],
  'board:institution:page': ['board:institution:options', 'sys:region:options'],
  'board:institution:save': ['board:institution:options', 'sys:region:options'],
  'board:institution:update': ['board:institution:options', 'sys:region:options'],
  'board:institutionAccount:import': ['board:institution:options'],
  'board:institutionAccount:info': ['board:institution:options'],
  'board:institutionAccount:page': ['board:institution:options', 'board:institutionAccount:options'],
  'board:institutionAccount:save': ['board:institution:options'],
  'board:institutionAccount:update': ['board:institution:options'],
  'board:issue:publish': ['board:topic:options'],
  'board:message:page': ['board:forum:options', 'board:institution:options', 'board:topic:options'],
  'board:topic:page': ['board:topic:options'],
  'sys:calendarDay:page': ['sys:calendarDay:options'],
  'sys:dept:import': ['sys:dept:options'],
  'sys:dept:info': ['sys:dept:options'],
  'sys:dept:page': ['sys:dept:options'],
  'sys:dept:save': ['sys:dept:options'],
  'sys:dept:update': ['sys:dept:options'],
  'sys:dictType:page': ['sys:dictType:options'],
  'sys:dictValue:import': ['sys:dictType:options'],
  'sys:dictValue:info': ['sys:dictType:options'],
  'sys:dictValue:page': ['sys:dictType:options', 'sys:dictValue:options'],
  'sys:dictValue:save': ['sys:dictType:options'],
  'sys:dictValue:update': ['sys:dictType:options'],
  'sys:errorLog:page': ['sys:errorLog:options'],
  'sys:forbiddenWord:page': ['sys:forbiddenWord:options'],
  'sys:loginLog:page': ['sys:loginLog:options'],
  'sys:mailConfig:page': ['sys:mailConfig:options'],
  'sys:mailLog:page': ['sys:mailLog:options'],
  'sys:mailTemplate:page': ['sys:mailTemplate:options'],
  'sys:menu:info': ['sys:menu:options'],
  'sys:menu:page': ['sys:menu:options'],
  'sys:menu:save': ['sys:menu:options'],
  'sys:menu:update': ['sys:menu:options'],
  'sys:notice:info': ['sys:dept:options'],
  'sys:notice:page': ['sys:dept:options', 'sys:notice:options'],
  'sys:notice:save': ['sys:dept:options'],
  'sys:notice:update': ['sys:dept:options'],
  'sys:noticeReader:info': ['sys:dept:options', 'sys:notice:options'],
  'sys:noticeReader:page': ['sys:dept:options', 'sys:notice:options', 'sys:noticeReader:options'],
  'sys:onlineUser:info': ['sys:dept:options'],
  'sys:onlineUser:page': ['sys:dept:options', 'sys:onlineUser:options'],
  'sys:operationLog:page': ['sys:operationLog:options'],
  'sys:oss:page': ['sys:oss:options'],
  'sys:parameter:page': ['sys:parameter:options'],
  'sys:region:import': ['sys:region:options'],
  'sys:region:info': ['sys:region:options'],
  'sys:region:page': ['sys:region:options'],
  'sys:region:save': ['sys:region:options'],
  'sys:region:update': ['sys:region:options'],
  'sys:role:import': ['sys:dept:options', 'sys:menu:options'],
  'sys:role:info': ['sys:dept:options', 'sys:menu:options'],
  'sys:role:page': ['sys:dept:options', 'sys:menu:options', 'sys:role:options'],
  'sys:role:save': ['sys:dept:options', 'sys:menu:options'],
  'sys:role:update': ['sys:dept:options', 'sys:menu:options'],
  'sys:scheduleJob:page': ['sys:scheduleJob:options'],
  'sys:scheduleJobLog:page': ['sys:scheduleJobLog:options'],
  'sys:smsConfig:page': ['sys:smsConfig:options'],
  'sys:smsConfig:test': ['sys:smsTemplate:options'],
  'sys:smsLog:page': ['sys:smsLog:options'],
  'sys:smsTemplate:page': ['sys:smsTemplate:options'],
  'sys:storageUse:page': ['sys:storageUse:options'],
  'sys:synonymGroup:page': ['sys:synonymGroup:options'],
  'sys:user:import': ['sys:dept:options', 'sys:role:options'],
  'sys:user:info': ['sys:dept:options', 'sys:role:options'],
  'sys:user:page': ['sys:dept:options', 'sys:role:options', 'sys:user:options'],
  'sys:user:save': ['sys:dept:options', 'sys:role:options'],
  'sys:user:update': ['sys:dept:options', 'sys:role:options']
}
