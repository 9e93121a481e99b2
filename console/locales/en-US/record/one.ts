/** The name of one record of each kind, for the heading of a new record and the button to create it. */
export const one = {
  user: 'user',
  dept: 'department',
  role: 'role',
  menu: 'menu',
  dictType: 'dictionary',
  dictValue: 'dictionary value',
  parameter: 'parameter',
  region: 'region',
  institution: 'institution',
  institutionAccount: 'institution account',
  forum: 'forum',
  topic: 'topic',
  notice: 'notice',
  scheduleJob: 'scheduled job',
  mailConfig: 'mail server',
  mailTemplate: 'mail template',
  smsConfig: 'SMS platform',
  smsTemplate: 'SMS template',
  oss: 'file storage',
  collectionPage: 'campaign',
  processModels: 'process'
}
