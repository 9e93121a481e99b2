/** The name of one record of each kind, for the heading of a new record and the button to create it. */
export const one = {
  user: '用户',
  dept: '部门',
  role: '角色',
  menu: '菜单',
  dictType: '字典',
  dictValue: '字典数据',
  parameter: '参数',
  region: '行政区划',
  institution: '机构',
  institutionAccount: '机构账号',
  forum: '版块',
  topic: '专题',
  notice: '通知公告',
  scheduleJob: '定时任务',
  mailConfig: '邮件配置',
  mailTemplate: '邮件模板',
  smsConfig: '短信配置',
  smsTemplate: '短信模板',
  oss: '云存储',
  collectionPage: '征集',
  processModels: '流程'
}
