import type { AuditState, TraceState } from './transitions.ts'

/** A message's row, with its forum's organization. */
export interface MessageRecord {
  tid: number
  fid: number
  group_id: number
  organization: number
  author_uid: number
  author_name: string
  /** Whether the platform has confirmed the company that wrote it; null if it is none. */
  company_confirmed: boolean | null
  type_id: number
  domain_id: number
  topic_id: number | null
  collect_id: number | null
  subject: string
  public_subject: string | null
  excerpt: string
  location: string
  remark: string
  is_public: boolean
  is_anonymous: boolean
  source_type: number
  audit_state: AuditState
  state: TraceState
  priority_level: number
  explain_due: boolean
  recheck_open: boolean
  deletion_open: boolean
  /** The main message, whose reply also answers this one. */
  merged_into: number | null
  adopted: boolean
  audit_note: string | null
  taken_down_at: Date | null
  created_at: Date
  approved_at: Date | null
  clock_started_at: Date | null
  deadline_at: Date | null
  /** The calendar by which the deadline was counted. */
  deadline_calendar: number
  replied_at: Date | null
  graded_at: Date | null
  grade_approved_at: Date | null
  satisfaction: number | null
  satisfaction_type: number | null
  like_count: number
  voice_count: number
  /** The highest number of voices so far. */
  voice_peak: number
  attachment_count: number
  version: number
}
