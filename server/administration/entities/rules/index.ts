import type { EntityRules } from '../rules.ts'
import { institutionAccountRules } from './accounts/institutionAccount.ts'
import { onlineUserRules } from './accounts/onlineUser.ts'
import { userRules } from './accounts/user.ts'
import { calendarDayRules } from './calendarDay.ts'
import { deptRules } from './dept.ts'
import { dictTypeRules } from './dictType.ts'
import { dictValueRules } from './dictValue.ts'
import { forbiddenWordRules } from './forbiddenWord.ts'
import { forumRules } from './forum.ts'
import { forumHandoverRules } from './forumHandover.ts'
import { institutionRules } from './institution.ts'
import { mailLogRules, smsLogRules } from './letters/letterLogs.ts'
import { mailTemplateRules, smsTemplateRules } from './letters/letterTemplates.ts'
import { mailConfigRules } from './letters/mailConfig.ts'
import { ossRules } from './letters/oss.ts'
import { smsConfigRules } from './letters/smsConfig.ts'
import { storageUseRules } from './letters/storageUse.ts'
import { errorLogRules, loginLogRules, operationLogRules } from './logs.ts'
import { menuRules } from './menu.ts'
import { noticeRules } from './notice.ts'
import { parameterRules } from './parameter.ts'
import { regionRules } from './region.ts'
import { roleRules } from './role.ts'
import { scheduleJobRules } from './scheduleJob.ts'
import { synonymGroupRules } from './synonymGroup.ts'
import { topicRules } from './topic.ts'

/** The rules of each entity that has its own. */
export const entityRules: Readonly<Record<string, EntityRules>> = {
  calendarDay: calendarDayRules,
  dept: deptRules,
  dictType: dictTypeRules,
  dictValue: dictValueRules,
  errorLog: errorLogRules,
  forbiddenWord: forbiddenWordRules,
  forum: forumRules,
  forumHandover: forumHandoverRules,
  institution: institutionRules,
  institutionAccount: institutionAccountRules,
  loginLog: loginLogRules,
  mailConfig: mailConfigRules,
  mailLog: mailLogRules,
  mailTemplate: mailTemplateRules,
  menu: menuRules,
  notice: noticeRules,
  onlineUser: onlineUserRules,
  operationLog: operationLogRules,
  oss: ossRules,
  parameter: parameterRules,
  region: regionRules,
  role: roleRules,
  scheduleJob: scheduleJobRules,
  smsConfig: smsConfigRules,
  smsLog: smsLogRules,
  smsTemplate: smsTemplateRules,
  storageUse: storageUseRules,
  synonymGroup: synonymGroupRules,
  topic: topicRules,
  user: userRules
}
