import { requireInstitution } from '../../platform/actor.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { simplifyWords } from '../../platform/http/pages/traditional.ts'
import { readPage } from '../../platform/paging/paging.ts'
import { collectShare, forumShare } from './share.ts'
import { forumTree, managedForums } from './tree.ts'
import { getForumView, listForums } from './view.ts'

const sharing = ({ db, language, deps }: Pick<Call<'getForumShare'>, 'db' | 'language' | 'deps'>) => ({
  db,
  language,
  origin: deps.config.siteOrigin
})

export const forumOperations = defineOperations({
  listForums: async call => {
    const { page, rows, keywords = '', ...filter } = call.query
    const words = await simplifyWords(call.language, keywords)
    return await listForums(call.db, { ...filter, keywords: words }, readPage({ page, rows }))
  },
  getForum: call => getForumView(call.db, call.query.fid),
  forumTree: ({ db, query }) => forumTree(db, query ?? {}),
  getManagedForumsTree: ({ db, actor }) => managedForums(db, requireInstitution(actor)),
  getForumShare: call => forumShare(sharing(call), call.query.fid),
  getShareCollect: call => collectShare(sharing(call), call.body.fid)
})
