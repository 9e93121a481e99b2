import type { EntityRules } from '../rules.ts'

/** Hand-overs of forums. Their view names the forum and whoever began it, and tells the state. Decision 0115. */
export const forumHandoverRules: EntityRules = { table: 'forum_handover_named', columns: { forumId: 'fid' } }
