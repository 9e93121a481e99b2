import { mailConfig } from '../entities/mailConfig.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const mailConfigView = view(mailConfig, {
  icon: 'mail',
  menu: 'system',
  columns: ['name', 'host', 'port', 'security', 'sender', 'hasPassword', 'status', 'trialPassed'],
  hidden: ['account', 'senderName'],
  filters: ['name', 'host', 'status'],
  sort: { field: 'status', order: 'DESC' },
  form: [
    { section: 'server', fields: ['name', 'host', 'port', 'security', 'account', 'password'] },
    { section: 'sender', fields: ['sender', 'senderName', 'status', 'useAnyway'] }
  ],
  show: [
    { section: 'server', fields: ['name', 'host', 'port', 'security', 'account', 'hasPassword'] },
    { section: 'sender', fields: ['sender', 'senderName', 'status', 'trialPassed'] }
  ],
  actions: ['testMail']
})
