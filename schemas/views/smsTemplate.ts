import { smsTemplate } from '../entities/smsTemplate.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const smsTemplateView = view(smsTemplate, {
  icon: 'chat',
  menu: 'system',
  columns: ['name', 'code', 'content', 'templateA', 'templateB', 'templateC'],
  hidden: ['params1', 'params2', 'params3', 'params4', 'remark'],
  filters: ['name', 'code', 'content'],
  sort: { field: 'code', order: 'ASC' },
  form: [
    { section: 'main', fields: ['code', 'name', 'content', 'remark'] },
    { section: 'params', fields: ['params1', 'params2', 'params3', 'params4'] },
    { section: 'platforms', fields: ['templateA', 'templateB', 'templateC'] }
  ],
  actions: ['previewSms']
})
