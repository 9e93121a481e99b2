/** The name of one record of each kind, for the heading of a new record and the button to create it. */
export const one = {
  user: '使用者',
  dept: '部門',
  role: '角色',
  menu: '選單',
  dictType: '字典',
  dictValue: '字典資料',
  parameter: '參數',
  region: '行政區劃',
  institution: '機構',
  institutionAccount: '機構帳號',
  forum: '版塊',
  topic: '專題',
  notice: '通知公告',
  scheduleJob: '排程工作',
  mailConfig: '郵件設定',
  mailTemplate: '郵件範本',
  smsConfig: '簡訊設定',
  smsTemplate: '簡訊範本',
  oss: '雲端儲存',
  collectionPage: '徵集',
  processModels: '流程'
}
