/** The jobs that can be scheduled, with their names; `server/runtime/jobs/` holds their code. */
import type { Language } from '../errors/catalogue.ts'

export const beanNames = [
  'outbox',
  'purge',
  'logRetention',
  'orphanedUploads',
  'siteNumbers',
  'tallies',
  'deadlineReminders',
  'gradingWindow',
  'fileMove',
  'campaignCycle',
  'statistics',
  'backup',
  'forumHandover',
  'deadlineMove',
  'searchRebuild',
  'languageModels',
  'hotIssues',
  'hotIssueMembers'
] as const

export type BeanName = (typeof beanNames)[number]

/** Jobs that run only on request, so that a paused one needs no warning. */
export const askedFor: readonly BeanName[] = ['fileMove']

export const beanWords: Readonly<Record<Language, Readonly<Record<BeanName, string>>>> = {
  'zh-CN': {
    outbox: '补发短信和邮件',
    purge: '清理过期数据',
    logRetention: '清理到期日志',
    orphanedUploads: '清理无用的上传文件',
    siteNumbers: '更新首页统计',
    tallies: '汇总待办数量',
    deadlineReminders: '办理期限提醒',
    gradingWindow: '评价期提醒与关闭',
    fileMove: '迁移文件到使用中的存储',
    backup: '备份数据库和文件',
    campaignCycle: '征集开始与结束',
    statistics: '汇总数据看板',
    forumHandover: '移交版块留言',
    deadlineMove: '节假日变更后调整期限',
    searchRebuild: '更新检索文本',
    languageModels: '学习留言分类',
    hotIssues: '发现热点',
    hotIssueMembers: '新留言归入热点'
  },
  'zh-TW': {
    outbox: '補發簡訊和郵件',
    purge: '清理過期資料',
    logRetention: '清理到期日誌',
    orphanedUploads: '清理無用的上傳檔案',
    siteNumbers: '更新首頁統計',
    tallies: '彙總待辦數量',
    deadlineReminders: '辦理期限提醒',
    gradingWindow: '評價期提醒與關閉',
    fileMove: '遷移檔案到使用中的儲存',
    backup: '備份資料庫和檔案',
    campaignCycle: '徵集開始與結束',
    statistics: '彙總數據看板',
    forumHandover: '移交版塊留言',
    deadlineMove: '節假日變更後調整期限',
    searchRebuild: '更新檢索文字',
    languageModels: '學習留言分類',
    hotIssues: '找出熱點議題',
    hotIssueMembers: '新留言歸入熱點議題'
  },
  'en-US': {
    outbox: 'Send texts and mails again',
    purge: 'Remove what has expired',
    logRetention: 'Remove logs that need not be kept',
    orphanedUploads: 'Remove unused uploads',
    siteNumbers: 'Count for the home page',
    tallies: 'Sum up the numbers on tabs',
    deadlineReminders: 'Remind of deadlines',
    gradingWindow: 'Close the time for grading',
    fileMove: 'Move files to the storage in use',
    backup: 'Back up database and files',
    campaignCycle: 'Begin and end campaigns',
    statistics: 'Sum up the data board',
    forumHandover: 'Hand forums over',
    deadlineMove: 'Move deadlines after a change of holidays',
    searchRebuild: 'Renew search texts',
    languageModels: 'Learn classes of messages',
    hotIssues: 'Find hot issues',
    hotIssueMembers: 'Add new messages to hot issues'
  }
}
