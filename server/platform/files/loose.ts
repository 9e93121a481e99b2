import { sql } from 'kysely'

/** Condition: the file of the row `a` belongs to nothing yet. */
export const isLoose = sql<boolean>`(a.tid is null and a.tpid is null and a.campaign_id is null and a.record_id is null)`
