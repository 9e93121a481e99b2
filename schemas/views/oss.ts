import { oss } from '../entities/oss.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const ossView = view(oss, {
  icon: 'storage',
  menu: 'system',
  columns: ['name', 'type', 'bucket', 'endpoint', 'files', 'status', 'trialPassed'],
  hidden: ['region', 'regionCode', 'prefix', 'accessKey', 'hasSecret'],
  filters: ['name', 'type', 'status'],
  sort: { field: 'status', order: 'DESC' },
  form: [
    { section: 'place', fields: ['name', 'type', 'region', 'regionCode', 'endpoint', 'bucket', 'prefix'] },
    { section: 'key', fields: ['accessKey', 'secretKey', 'status', 'useAnyway'] }
  ],
  show: [
    { section: 'place', fields: ['name', 'type', 'region', 'regionCode', 'endpoint', 'bucket', 'prefix'] },
    { section: 'key', fields: ['accessKey', 'hasSecret', 'files', 'status', 'trialPassed'] }
  ],
  actions: ['testOss', 'moveOssFiles']
})
