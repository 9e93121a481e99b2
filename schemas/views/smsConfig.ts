import { smsConfig } from '../entities/smsConfig.ts'
import { view } from '../vocabulary.ts'

export const smsConfigView = view(smsConfig, {
  icon: 'sms',
  menu: 'system',
  columns: ['name', 'platform', 'signName', 'accessKey', 'hasSecret', 'status'],
  hidden: ['endpoint', 'appId', 'region'],
  filters: ['name', 'platform', 'status'],
  sort: { field: 'status', order: 'DESC' },
  form: [
    { section: 'account', fields: ['name', 'platform', 'accessKey', 'secretKey', 'status'] },
    { section: 'platform', fields: ['signName', 'appId', 'region', 'endpoint'] }
  ],
  show: [
    { section: 'account', fields: ['name', 'platform', 'accessKey', 'hasSecret', 'status'] },
    { section: 'platform', fields: ['signName', 'appId', 'region', 'endpoint'] }
  ],
  actions: ['testSms']
})
