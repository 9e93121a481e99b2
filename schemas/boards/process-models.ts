import { board } from '../vocabulary/vocabulary.ts'

/** Drawings of processes, the last changed first. */
export const processModels = board({
  name: 'processModels',
  face: 'admin',
  icon: 'tree',
  group: 'workflow',
  permission: 'act:model:page',
  list: 'pageModels',
  isUnexported: true,
  row: { id: 'id', title: 'name', version: 'version' },
  detail: { operation: 'getModel', key: 'id', in: 'query' },
  tabs: [],
  columns: ['name', 'key', 'deployed', 'updatedAt', 'version'],
  hidden: ['version'],
  filters: ['keywords'],
  orders: [],
  actions: ['deleteModel'],
  create: { page: 'processModel', permission: 'act:model:save' },
  open: { page: 'processModel', query: { id: 'id' } }
})
