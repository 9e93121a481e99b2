import type { CollectAudit } from './transitions.ts'

/** A campaign's row, with the name of its group. */
export interface CampaignRecord {
  id: number
  group_id: number
  group_name: string
  audit_state: CollectAudit
  audit_note: string | null
  /** The number of the text that its group works on, and of the one that the public reads. */
  latest: number
  confirmed: number | null
  confirmed_at: Date | null
  /** Of the confirmed text; the end is earlier where its group ended it. */
  begin_at: Date | null
  end_at: Date | null
  withdrawn_at: Date | null
  summary: string
  summary_at: Date | null
  entry_count: number
  adopted_count: number
  created_at: Date
  changed_at: Date
  version: number
}

/** One of its texts. */
export interface CampaignText {
  title: string
  /** Cleaned HTML. */
  content: string
  excerpt: string
  fids: number[]
  begin_at: Date
  end_at: Date
  questions: string[]
  cover_aid: number | null
  aids: number[]
  share_title: string
  share_text: string
}
