import { mailTemplate } from '../entities/mailTemplate.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const mailTemplateView = view(mailTemplate, {
  icon: 'article',
  menu: 'system',
  columns: ['name', 'code', 'subject', 'variables', 'remark'],
  filters: ['name', 'code', 'subject'],
  sort: { field: 'code', order: 'ASC' },
  form: [
    { section: 'main', fields: ['code', 'name', 'variables', 'remark'] },
    { section: 'zhCN', fields: ['subject', 'body'] },
    { section: 'zhTW', fields: ['subjectZhTw', 'bodyZhTw'] },
    { section: 'enUS', fields: ['subjectEnUs', 'bodyEnUs'] }
  ],
  actions: ['previewMail']
})
