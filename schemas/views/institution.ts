import { institution } from '../entities/institution.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const institutionView = view(institution, {
  icon: 'department',
  menu: 'board',
  tree: 'parentId',
  columns: ['name', 'organization', 'regionId', 'status', 'allowCollect', 'allowDelivery'],
  hidden: ['allowHandleDelivery', 'allowNoAlert', 'replyApproval', 'contact', 'phone', 'sort'],
  filters: [
    'name',
    'organization',
    'regionId',
    'status',
    'allowCollect',
    'allowDelivery',
    'allowHandleDelivery',
    'replyApproval'
  ] as const,
  sort: { field: 'sort', order: 'ASC' },
  form: [
    { section: 'place', fields: ['name', 'parentId', 'organization', 'regionId', 'sort', 'status'] },
    {
      section: 'flags',
      fields: ['allowCollect', 'allowDelivery', 'allowHandleDelivery', 'allowNoAlert', 'replyApproval']
    },
    { section: 'reach', fields: ['contact', 'phone', 'address', 'officePlace', 'intro'] }
  ],
  related: [
    { entity: 'forum', by: 'groupId' },
    { entity: 'institutionAccount', by: 'groupId' }
  ]
})
