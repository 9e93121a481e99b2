import { forum } from '../entities/forum.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const forumView = view(forum, {
  icon: 'forum',
  menu: 'board',
  tree: 'parentId',
  columns: ['name', 'organization', 'groupId', 'regionId', 'isVisible', 'status'],
  hidden: ['title', 'handingOver', 'messageCount', 'replyCount', 'sort'],
  unsorted: ['handingOver', 'messageCount', 'replyCount'],
  filters: ['name', 'organization', 'groupId', 'regionId', 'status', 'isVisible'],
  sort: { field: 'sort', order: 'ASC' },
  form: [
    { section: 'place', fields: ['name', 'title', 'parentId', 'regionId', 'sort'] },
    { section: 'handling', fields: ['groupId', 'isVisible', 'status'] },
    { section: 'share', fields: ['shareTitle', 'shareDesc'] }
  ],
  show: [
    { section: 'place', fields: ['name', 'title', 'organization', 'parentId', 'regionId', 'sort'] },
    {
      section: 'handling',
      fields: ['groupId', 'handingOver', 'isVisible', 'status', 'messageCount', 'replyCount']
    },
    { section: 'share', fields: ['shareTitle', 'shareDesc'] }
  ]
})
