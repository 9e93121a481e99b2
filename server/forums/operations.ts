import { defineOperations } from '../http/call.ts'
import { getForumView, listForums } from './view.ts'

export const forumOperations = defineOperations({
  listForums: ({ db, query: { page = 1, rows = 10, ...filter } }) => listForums(db, filter, { page, rows }),
  getForum: call => getForumView(call.db, call.query.fid)
})
