import { menu } from '../entities/menu.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const menuView = view(menu, {
  icon: 'menu',
  menu: 'system',
  tree: 'parentId',
  columns: ['nameZhCn', 'icon', 'face', 'type', 'url', 'permissions', 'sort', 'status'],
  hidden: ['nameZhTw', 'nameEnUs', 'key'],
  filters: ['nameZhCn', 'face', 'type', 'status', 'permissions'],
  sort: { field: 'sort', order: 'ASC' },
  form: [
    { section: 'place', fields: ['face', 'type', 'parentId', 'sort', 'status'] },
    { section: 'words', fields: ['nameZhCn', 'nameZhTw', 'nameEnUs', 'icon'] },
    { section: 'effect', fields: ['url', 'permissions'] }
  ]
})
