import { smsConfig } from '../entities/smsConfig.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const smsConfigView = view(smsConfig, {
  icon: 'sms',
  menu: 'system',
  columns: ['name', 'platform', 'signName', 'accessKey', 'hasSecret', 'status', 'trialPassed'],
  hidden: ['endpoint', 'appId', 'region'],
  filters: ['name', 'platform', 'status'],
  sort: { field: 'status', order: 'DESC' },
  form: [
    { section: 'account', fields: ['name', 'platform', 'accessKey', 'secretKey', 'status', 'useAnyway'] },
    { section: 'platform', fields: ['signName', 'appId', 'region', 'endpoint'] }
  ],
  show: [
    { section: 'account', fields: ['name', 'platform', 'accessKey', 'hasSecret', 'status', 'trialPassed'] },
    { section: 'platform', fields: ['signName', 'appId', 'region', 'endpoint'] }
  ],
  actions: ['testSms']
})
