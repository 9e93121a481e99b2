// made by npm run generate; do not edit
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** `timestamptz`: an instant. */
export type Timestamp = Date

export interface AccountTable {
  uid: Generated<number>
  kind: string
  user_type: Generated<number>
  organization: Generated<number>
  comp_type: number | null
  username: string
  username_key: string
  nick_name: Generated<string>
  password_hash: string | null
  password_changed_at: Timestamp | null
  must_change_password: Generated<boolean>
  phone_sealed: string | null
  phone_index: string | null
  real_name_sealed: string | null
  id_number_sealed: string | null
  id_number_index: string | null
  certified_at: Timestamp | null
  group_id: number | null
  status: Generated<number>
  failed_logins: Generated<number>
  created_at: Generated<Timestamp>
  dept_id: number | null
  real_name: Generated<string>
  gender: Generated<number>
  email: string | null
  mobile_sealed: string | null
  version: Generated<number>
  email_sealed: string | null
  email_index: string | null
  region_id: number | null
  certification_type: number | null
  cancelled_at: Timestamp | null
}

export interface AccountRoleTable {
  account_uid: number
  role_id: number
}

export interface AssignmentTable {
  tpid: Generated<number>
  tid: number
  parent_tpid: number | null
  type: number
  giver_group_id: number
  holder_group_id: number | null
  state: number
  state_before_return: number | null
  note: Generated<string>
  return_reason: string | null
  send_back_reason: string | null
  close_reason: string | null
  unit: string | null
  contact: string | null
  result: string | null
  answer: string | null
  answered_at: Timestamp | null
  deadline_at: Timestamp
  accept_by: Timestamp | null
  created_at: Timestamp
  accepted_at: Timestamp | null
  examined_at: Timestamp | null
  closed_at: Timestamp | null
  version: Generated<number>
  is_past: Generated<boolean>
  nagged_at: Timestamp | null
  deadline_calendar: Generated<number>
  deadline_counted: Generated<boolean>
}

export interface AssignmentTallyTable {
  group_id: number
  is_given: boolean
  state: number
  priority_level: number
  n: number
}

export interface AttachmentTable {
  aid: Generated<number>
  uploader_uid: number
  tid: number | null
  content_item_id: number | null
  reply_id: number | null
  tpid: number | null
  file_name: string
  stored_name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  has_thumbnail: Generated<boolean>
  is_public: Generated<boolean>
  hidden_by_group: Generated<boolean>
  created_at: Timestamp
  deleted_at: Timestamp | null
  storage_id: Generated<number>
  campaign_id: number | null
  case_id: number | null
  record_entity: string | null
  record_field: string | null
  record_id: number | null
  record_place: Generated<number>
  quota_kind: string | null
  quota_id: number | null
}

export interface BackupTable {
  id: GeneratedAlways<number>
  at: Timestamp
  host: string
  file: string
  bytes: number
  row_count: number
  files: number
  missing: Generated<number>
  ms: number
}

export interface BusinessFormTable {
  key: string
  route: Generated<string>
  save_url: Generated<string>
  name: Generated<string>
  instance_url: Generated<string>
  updated_by: number | null
  updated_at: Timestamp
}

export interface CalendarDayTable {
  id: Generated<number>
  day: string
  kind: string
  name: Generated<string>
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface CampaignTable {
  id: Generated<number>
  group_id: number
  audit_state: Generated<number>
  audit_note: string | null
  latest: Generated<number>
  confirmed: number | null
  confirmed_at: Timestamp | null
  begin_at: Timestamp | null
  end_at: Timestamp | null
  begin_told_at: Timestamp | null
  end_told_at: Timestamp | null
  withdrawn_at: Timestamp | null
  summary: Generated<string>
  summary_at: Timestamp | null
  entry_count: Generated<number>
  adopted_count: Generated<number>
  created_by: number
  created_at: Timestamp
  changed_at: Timestamp
  version: Generated<number>
}

export interface CampaignTextTable {
  campaign_id: number
  number: number
  title: string
  content: string
  excerpt: string
  fids: number[]
  begin_at: Timestamp
  end_at: Timestamp
  questions: Generated<string[]>
  cover_aid: number | null
  aids: Generated<number[]>
  share_title: Generated<string>
  share_text: Generated<string>
  created_by: number
  created_at: Timestamp
}

export interface CaptchaTable {
  uuid: string
  answer: string
  created_at: Timestamp
  expires_at: Timestamp
}

export interface CompanyTable {
  account_uid: number
  comp_type: number
  enterprise_name: string
  credit_code: string
  legal_person_sealed: string
  contacts_sealed: string
  created_at: Timestamp
  confirmed_at: Generated<Timestamp | null>
}

export interface CompanyRequestTable {
  id: Generated<number>
  account_uid: number
  kind: number
  state: Generated<number>
  enterprise_name: string
  credit_code: string
  legal_person_sealed: string
  contacts_sealed: string
  was_name: string
  was_code: string
  was_legal_person_sealed: string
  was_contacts_sealed: string
  note: string | null
  created_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
  comp_type: number
  was_comp_type: number
}

export interface ContentItemTable {
  id: Generated<number>
  tid: number
  position: number
  content: string
  public_content: string | null
  audit_state: Generated<number>
  audit_note: string | null
  created_at: Timestamp
  approved_at: Timestamp | null
  masks: ColumnType<unknown, string | undefined, string>
}

export interface DeadlineExtensionTable {
  tid: number
  days: number
  deadline_at: Timestamp
  state: Generated<string>
  requested_by: number
  requested_at: Timestamp
  decided_at: Timestamp | null
}

export interface DeletionRequestTable {
  id: Generated<number>
  tid: number
  reason: string
  state: Generated<number>
  note: string | null
  requested_by: number
  created_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface DeliveryTable {
  id: Generated<number>
  tid: number
  group_id: number
  to_group_id: number
  reason: string
  state: Generated<number>
  note: string | null
  opinion: string | null
  opinion_at: Timestamp | null
  requested_by: number | null
  created_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface DeptTable {
  id: Generated<number>
  parent_id: number | null
  path: Generated<string>
  name: string
  sort: Generated<number>
  version: Generated<number>
}

export interface DeskPresenceTable {
  tid: number
  account_uid: number
  seen_at: Timestamp
  writing_since: Timestamp | null
}

export interface DevInboxTable {
  id: Generated<number>
  reference: string
  channel: string
  recipient: string
  body: string
  at: Timestamp
}

export interface DictTypeTable {
  id: Generated<number>
  name: string
  label: string
  sort: Generated<number>
  remark: Generated<string>
  version: Generated<number>
}

export interface DictValueTable {
  id: Generated<number>
  type_id: number
  value: string
  label_zh_cn: string
  label_zh_tw: string
  label_en_us: string
  sort: Generated<number>
  remark: Generated<string>
  status: Generated<number>
  version: Generated<number>
}

export interface ErrorLogTable {
  id: GeneratedAlways<number>
  at: Timestamp
  reference: string
  operation: Generated<string>
  method: Generated<string>
  path: Generated<string>
  message: string
  stack: Generated<string>
  account_uid: number | null
  address: Generated<string>
  username: Generated<string>
}

export interface EventTable {
  id: GeneratedAlways<number>
  at: Timestamp
  verb: string
  audience: string
  tid: number | null
  tpid: number | null
  subject_kind: string
  subject_id: number | null
  actor_uid: number | null
  actor_kind: string
  actor_group_id: number | null
  group_id: number | null
  before: ColumnType<unknown, string | null, string | null>
  after: ColumnType<unknown, string | null, string | null>
  note: string | null
}

export interface ForbiddenWordTable {
  word: string
  id: Generated<number>
  remark: Generated<string>
  version: Generated<number>
}

export interface FormEntryTable {
  id: Generated<number>
  form_name: string
  form: ColumnType<unknown, string, string>
  created_by: number
  created_at: Timestamp
  process_instance_id: number | null
}

export interface ForumTable {
  fid: Generated<number>
  parent_fid: number | null
  group_id: number
  name: string
  title: Generated<string>
  organization: number
  region_id: number | null
  path: Generated<string>
  status: Generated<number>
  sort: Generated<number>
  message_count: Generated<number>
  reply_count: Generated<number>
  is_visible: Generated<boolean>
  share_title: Generated<string>
  share_desc: Generated<string>
  version: Generated<number>
}

export interface ForumHandoverTable {
  id: Generated<number>
  fid: number
  from_group_id: number
  to_group_id: number
  started_by: number | null
  started_at: Timestamp
  total: number
  moved: Generated<number>
  counted: Generated<number>
  waiting: Generated<number>
  finished_at: Timestamp | null
}

export interface ForumHandoverNamedTable {
  id: number | null
  fid: number | null
  name: string | null
  from_group_id: number | null
  to_group_id: number | null
  started_by: string | null
  started_at: Timestamp | null
  total: number | null
  moved: number | null
  waiting: number | null
  finished_at: Timestamp | null
  state: string | null
}

export interface ForumHandoverOpenTable {
  fid: number | null
  started_at: Timestamp | null
}

export interface GradeTable {
  id: Generated<number>
  tid: number
  round: number
  resolution: number
  speed: number
  manner: number
  thanks_flag: Generated<boolean>
  comment: string | null
  comment_state: Generated<number>
  created_at: Timestamp
  comment_decided_at: Timestamp | null
  struck_at: Timestamp | null
  is_past: Generated<boolean>
  solved: number | null
}

export interface HandlingRecordTable {
  id: Generated<number>
  account_uid: number
  handle_type: number
  rule_name: string
  days: number | null
  count_type: number | null
  count_days: number | null
  backtrack_time: Timestamp | null
  begin_time: Timestamp
  end_time: Timestamp | null
  revoked_at: Timestamp | null
  tid: number | null
  note: Generated<string>
  created_by: number | null
  created_at: Generated<Timestamp>
  end_reason: string | null
}

export interface HelpTextTable {
  key: number
  language: string
  title: string
  content: string
  version: Generated<number>
  updated_at: Timestamp
}

export interface HotIssueTable {
  id: Generated<number>
  title: string
  words: ColumnType<unknown, string, string>
  centre: ColumnType<unknown, string, string>
  region_id: number | null
  days: number
  state: Generated<number>
  people: Generated<number>
  recent_people: Generated<number>
  earlier_people: Generated<number>
  messages: Generated<number>
  likes: Generated<number>
  graded: Generated<number>
  low_grades: Generated<number>
  overdue: Generated<number>
  heat: Generated<number>
  first_at: Timestamp | null
  last_at: Timestamp | null
  found_at: Timestamp
  public_title: string | null
  public_text: string | null
  progress: string | null
  published_at: Timestamp | null
  version: Generated<number>
  people_step: Generated<number>
  growth_step: Generated<number>
}

export interface HotIssueMemberTable {
  issue_id: number
  tid: number
  joined_at: Timestamp
  removed_at: Timestamp | null
  removed_by: number | null
}

export interface HotIssueRunTable {
  kind: string
  read_until: Timestamp
  messages: number
  issues: number
}

export interface IdempotencyKeyTable {
  owner: string
  key: string
  operation: string
  request_hash: string
  answer: ColumnType<unknown, string | null, string | null>
  at: Timestamp
}

export interface ImportBatchTable {
  id: GeneratedAlways<number>
  entity: string
  account_uid: number
  records_sealed: string | null
  created_at: Timestamp
  expires_at: Timestamp
  confirmed_at: Timestamp | null
  source_sealed: string | null
}

export interface LanguageModelTable {
  name: string
  version: number
  trained_at: Timestamp
  texts: number
  data: Buffer
  accuracy: number | null
  within_two: number | null
  trial_texts: number | null
  milliseconds: number | null
}

export interface LibraryCaseTable {
  id: Generated<number>
  tid: number
  group_id: number
  domain_id: number
  title: string
  summary: Generated<string>
  measures: Generated<string>
  result: Generated<string>
  state: Generated<string>
  note: string | null
  process_instance_id: number | null
  proposed_by: number
  created_at: Timestamp
  changed_at: Timestamp
  handed_in_at: Timestamp | null
  decided_at: Timestamp | null
  published_at: Timestamp | null
  version: Generated<number>
  low_grade_reason: string | null
}

export interface LoginFailureTable {
  name_key: string
  failures: number
  last_at: Timestamp
  places: ColumnType<unknown, string | undefined, string>
}

export interface LoginLogTable {
  id: GeneratedAlways<number>
  at: Timestamp
  account_uid: number | null
  username: string
  operation: number
  status: number
  address: Generated<string>
  user_agent: Generated<string>
  ended_by: number | null
}

export interface MailConfigTable {
  id: Generated<number>
  name: string
  host: string
  port: Generated<number>
  security: Generated<number>
  account: Generated<string>
  password_sealed: string | null
  sender: string
  sender_name: Generated<string>
  status: Generated<number>
  version: Generated<number>
  trial_passed: boolean | null
}

export interface MailLogTable {
  id: number | null
  recipient: string | null
  recipient_index: string | null
  subject: string | null
  template: string | null
  status: number | null
  attempts: number | null
  failure: string | null
  last_error: string | null
  created_at: Timestamp | null
  sent_at: Timestamp | null
  next_at: Timestamp | null
}

export interface MailTemplateTable {
  id: Generated<number>
  code: string
  name: string
  subject: string
  subject_zh_tw: Generated<string>
  subject_en_us: Generated<string>
  body: string
  body_zh_tw: Generated<string>
  body_en_us: Generated<string>
  variables: Generated<string[]>
  remark: Generated<string>
  version: Generated<number>
}

export interface MenuTable {
  id: Generated<number>
  parent_id: number | null
  key: string | null
  face: string
  type: Generated<number>
  name_zh_cn: string
  name_zh_tw: string
  name_en_us: string
  icon: Generated<string>
  url: Generated<string>
  permissions: Generated<string>
  sort: Generated<number>
  status: Generated<number>
  version: Generated<number>
}

export interface MessageTable {
  tid: Generated<number>
  fid: number
  group_id: number
  author_uid: number
  author_name: string
  type_id: number
  domain_id: number
  topic_id: number | null
  collect_id: number | null
  subject: string
  public_subject: string | null
  excerpt: string
  location: Generated<string>
  remark: Generated<string>
  is_public: Generated<boolean>
  is_anonymous: Generated<boolean>
  source_type: Generated<number>
  audit_state: Generated<number>
  state: Generated<number>
  priority_level: Generated<number>
  explain_due: Generated<boolean>
  recheck_open: Generated<boolean>
  adopted: Generated<boolean>
  audit_note: string | null
  created_at: Timestamp
  approved_at: Timestamp | null
  clock_started_at: Timestamp | null
  deadline_at: Timestamp | null
  replied_at: Timestamp | null
  graded_at: Timestamp | null
  grade_approved_at: Timestamp | null
  satisfaction: number | null
  satisfaction_type: number | null
  like_count: Generated<number>
  attachment_count: Generated<number>
  version: Generated<number>
  taken_down_at: Timestamp | null
  deletion_open: Generated<boolean>
  voice_count: Generated<number>
  voice_peak: Generated<number>
  merged_into: number | null
  merged: Generated<boolean>
  deadline_calendar: Generated<number>
  company_confirmed: boolean | null
}

export interface MessageMarkTable {
  account_uid: number
  kind: string
  tid: number
  at: Timestamp
}

export interface MessageMergeTable {
  id: Generated<number>
  tid: number
  main_tid: number
  group_id: number
  reason: string
  deadline_at: Timestamp | null
  merged_by: number
  merged_at: Timestamp
  ended_at: Timestamp | null
  deadline_calendar: number | null
}

export interface MessageReportTable {
  id: Generated<number>
  tid: number
  group_id: number
  superior_id: number
  note: string
  state: Generated<number>
  advice: string | null
  requested_by: number | null
  created_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
  is_past: Generated<boolean>
}

export interface MessageSearchTable {
  tid: number
  body: string
  grams: number[]
  at: Generated<Timestamp>
  is_listed: Generated<boolean>
  fid: number | null
  group_id: number | null
  type_id: number | null
  domain_id: number | null
  state: number | null
}

export interface MessageTallyTable {
  group_id: number
  state: number
  recheck_open: boolean
  explain_due: boolean
  priority_level: number
  n: number
  merged: Generated<boolean>
  type_id: number | null
}

export interface NoticeTable {
  id: GeneratedAlways<number>
  title: string
  type: number
  content: string
  receiver_type: Generated<number>
  status: Generated<number>
  sender: Generated<string>
  sent_at: Timestamp | null
  sending: Generated<number>
  version: Generated<number>
}

export interface NoticeDeptTable {
  notice_id: number
  dept_id: number
}

export interface NoticeReadTable {
  id: GeneratedAlways<number>
  notice_id: number
  sending: number
  account_uid: number
  read_at: Timestamp
}

export interface NoticeReaderTable {
  id: number | null
  notice_id: number | null
  username: string | null
  nick_name: string | null
  kind: string | null
  dept_id: number | null
  group_name: string | null
  read_at: Timestamp | null
}

export interface NotificationTable {
  id: Generated<number>
  account_uid: number | null
  group_id: number | null
  event_id: number
  tid: number | null
  verb: string
  subject: Generated<string>
  at: Timestamp
}

export interface NotificationChoiceTable {
  account_uid: number
  mail: boolean
  sms: boolean
  kinds: string[]
  language: string
  chosen_at: Timestamp
}

export interface NotificationReadTable {
  account_uid: number
  notification_id: number
}

export interface NotificationSeenTable {
  account_uid: number
  last_id: number
}

export interface OnlineUserTable {
  id: number | null
  uid: number | null
  username: string | null
  nick_name: string | null
  kind: string | null
  dept_id: number | null
  group_name: string | null
  login_at: Timestamp | null
  expires_at: Timestamp | null
  login_type: number | null
  address: string | null
  user_agent: string | null
}

export interface OperationLogTable {
  id: GeneratedAlways<number>
  at: Timestamp
  account_uid: number | null
  username: Generated<string>
  operation: string
  method: string
  path: string
  status: number
  code: Generated<string>
  ms: number
  address: Generated<string>
  user_agent: Generated<string>
  result: GeneratedAlways<number>
  subject: ColumnType<unknown, string | null, string | null>
}

export interface OrgGroupTable {
  id: Generated<number>
  parent_id: number | null
  path: Generated<string>
  name: string
  organization: number
  region_id: number | null
  allow_collect: Generated<boolean>
  allow_delivery: Generated<boolean>
  allow_handle_delivery: Generated<boolean>
  allow_no_alert: Generated<boolean>
  status: Generated<number>
  sort: Generated<number>
  contact: Generated<string>
  phone: Generated<string>
  address: Generated<string>
  intro: Generated<string>
  version: Generated<number>
  reply_approval: Generated<boolean>
  office_place: ColumnType<unknown, string | null, string | null>
}

export interface OssTable {
  id: Generated<number>
  name: string
  type: number
  region: Generated<string>
  region_code: Generated<string>
  endpoint: Generated<string>
  bucket: Generated<string>
  prefix: Generated<string>
  access_key: Generated<string>
  secret_sealed: string | null
  status: Generated<number>
  files: Generated<number>
  version: Generated<number>
  trial_passed: boolean | null
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  reference: string
  channel: string
  recipient_sealed: string | null
  template: string
  params_sealed: string | null
  status: Generated<string>
  attempts: Generated<number>
  next_at: Timestamp
  last_error: string | null
  created_at: Timestamp
  sent_at: Timestamp | null
  language: Generated<string>
  recipient_masked: Generated<string>
  recipient_index: string | null
  subject: Generated<string>
  content: Generated<string>
  shown_params: Generated<string[]>
  platform: number | null
  failure: string | null
  expires_at: Timestamp | null
  outcome: GeneratedAlways<number>
  account_uid: number | null
  notification_id: number | null
}

export interface ParameterTable {
  code: string
  value: string
  remark: Generated<string>
  id: GeneratedAlways<number>
  version: Generated<number>
}

export interface PasskeyTable {
  id: GeneratedAlways<number>
  account_uid: number
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface PasskeyChallengeTable {
  challenge: string
  account_uid: number
  session_id: number | null
  ticket_hash: string | null
  expires_at: Timestamp
}

export interface PhoneCodeTable {
  id: GeneratedAlways<number>
  phone_index: string
  purpose: string
  code_hash: string
  attempts_left: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface ProposalCountTable {
  day: string
  kind: string
  group_id: number | null
  label: string
  offered: Generated<number>
  taken: Generated<number>
  changed: Generated<number>
}

export interface RateCounterTable {
  key: string
  window_start: Timestamp
  hits: number
}

export interface ReaddressingTable {
  id: Generated<number>
  tid: number
  from_fid: number
  to_fid: number
  reason: string
  clock_started_at: Timestamp | null
  by_uid: number | null
  at: Timestamp
  from_type_id: number | null
}

export interface RecheckTable {
  id: Generated<number>
  tid: number
  group_id: number
  matter: number
  channel: number
  reason: string
  proposer: Generated<string>
  original_link: Generated<string>
  state: Generated<number>
  note: string | null
  requested_by: number | null
  created_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface RecoveryCodeTable {
  account_uid: number
  code_hash: string
  used_at: Timestamp | null
}

export interface RecoveryTicketTable {
  ticket_hash: string
  account_uid: number
  created_at: Timestamp
  expires_at: Timestamp
}

export interface RegionTable {
  id: number
  parent_id: number | null
  name: string
  type: string
  sort: Generated<number>
  version: Generated<number>
}

export interface ReminderTable {
  kind: string
  subject_id: number
  due_at: Timestamp
  step: number
  at: Timestamp
}

export interface ReplyTable {
  id: Generated<number>
  tid: number
  group_id: number
  account_uid: number | null
  kind: string
  content: string
  from_tpid: number | null
  created_at: Timestamp
  edited_at: Timestamp | null
  version: Generated<number>
  due_at: Timestamp | null
  copied_from: number | null
  findings: string[] | null
  comparable_hash: string | null
}

export interface ReplyProposalTable {
  id: Generated<number>
  tid: number
  group_id: number
  superior_id: number
  proposed_by: number
  kind: string
  content: string
  aids: Generated<number[]>
  detector_reason: string | null
  from_tpid: number | null
  reply_id: number | null
  reply_version: number | null
  hash: string
  state: Generated<number>
  note: string | null
  is_past: Generated<boolean>
  created_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface RequestNonceTable {
  nonce: string
  at: Timestamp
}

export interface RequestTallyTable {
  group_id: number
  list: string
  state: number
  opinion: string | null
  audit_state: number
  priority_level: number
  n: number
}

export interface RoleTable {
  id: Generated<number>
  code: string | null
  name: string
  remark: Generated<string>
  data_scope: Generated<number>
  version: Generated<number>
  second_factor: Generated<boolean>
}

export interface RoleDeptTable {
  role_id: number
  dept_id: number
}

export interface RoleMenuTable {
  role_id: number
  menu_id: number
}

export interface RolePermissionTable {
  role_id: number
  permission: string
}

export interface RoleWithoutFactorTable {
  role_id: number | null
  uid: number | null
}

export interface ScheduleJobTable {
  id: GeneratedAlways<number>
  bean_name: string
  params: Generated<string>
  cron_expression: string
  missed: Generated<number>
  remark: Generated<string>
  status: Generated<number>
  next_fire_at: Timestamp | null
  last_run_at: Timestamp | null
  last_status: number | null
  version: Generated<number>
}

export interface ScheduleJobLogTable {
  id: GeneratedAlways<number>
  at: Timestamp
  job_id: number
  bean_name: string
  params: string
  reason: number
  status: number
  ms: number
  handled: number | null
  error: Generated<string>
  stack: Generated<string>
  failure: string | null
}

export interface ScheduleRunTable {
  id: GeneratedAlways<number>
  job_id: number
  reason: number
  due_at: Timestamp
  holder: string | null
  taken_at: Timestamp | null
  beat_at: Timestamp | null
  attempts: Generated<number>
}

export interface SearchRebuildTable {
  form: number
  done_to: Generated<number>
  finished_at: Timestamp | null
}

export interface SearchWordTable {
  word: string
  messages: number
}

export interface SecondFactorTable {
  account_uid: number
  secret_sealed: string | null
  confirmed_at: Timestamp | null
  last_step: Generated<number>
  pending_sealed: string | null
  pending_at: Timestamp | null
}

export interface SessionTable {
  token_hash: string
  account_uid: number
  field_key: string
  login_type: Generated<number>
  address: Generated<string>
  user_agent: Generated<string>
  created_at: Timestamp
  expires_at: Timestamp
  id: GeneratedAlways<number>
  last_used_at: Timestamp | null
}

export interface SharedQueryTable {
  id: GeneratedAlways<number>
  owner_uid: number
  group_id: number | null
  role_id: number | null
  list: string
  name: string
  search: string
  version: Generated<number>
  changed_at: Timestamp
}

export interface SignInTicketTable {
  ticket_hash: string
  account_uid: number
  login_type: number
  tries_left: number
  expires_at: Timestamp
}

export interface SiteFeedbackTable {
  id: GeneratedAlways<number>
  account_uid: number
  type: number
  content: string
  contact_sealed: string | null
  state: Generated<number>
  answer: string | null
  answered_by: number | null
  answered_at: Timestamp | null
  created_at: Timestamp
  version: Generated<number>
}

export interface SiteMarkTable {
  name: string
  value: string
  at: Generated<Timestamp>
}

export interface SmsConfigTable {
  id: Generated<number>
  name: string
  platform: number
  endpoint: Generated<string>
  access_key: string
  secret_sealed: string | null
  sign_name: Generated<string>
  app_id: Generated<string>
  region: Generated<string>
  status: Generated<number>
  version: Generated<number>
  trial_passed: boolean | null
}

export interface SmsLogTable {
  id: number | null
  mobile: string | null
  recipient_index: string | null
  platform: number | null
  code: string | null
  content: string | null
  params1: string | null
  params2: string | null
  params3: string | null
  params4: string | null
  status: number | null
  attempts: number | null
  failure: string | null
  last_error: string | null
  created_at: Timestamp | null
  sent_at: Timestamp | null
  next_at: Timestamp | null
}

export interface SmsTemplateTable {
  id: Generated<number>
  code: string
  name: string
  content: string
  params1: Generated<string>
  params2: Generated<string>
  params3: Generated<string>
  params4: Generated<string>
  template_a: Generated<string>
  template_b: Generated<string>
  template_c: Generated<string>
  remark: Generated<string>
  version: Generated<number>
}

export interface StandardTextTable {
  id: Generated<number>
  group_id: number
  title: string
  content: string
  sort: Generated<number>
}

export interface StatisticCellTable {
  day: number
  fid: number
  group_id: number
  type_id: number
  domain_id: number
  messages: number
  counted: number
  replied: number
  owed: number
  on_time: number
  graded: number
  satisfied: number
  level_sum: number
  speed_sum: number
  manner_sum: number
  scores: number[]
  minutes: number[]
  open_replied: number | null
  examined: Generated<number>
  hollow: Generated<number>
  copied: Generated<number>
  rated: Generated<number>
  struck: Generated<number>
  paused_late: Generated<number>
  paused_on_time: Generated<number>
  deleted: Generated<number>
  deleted_replied: Generated<number>
  deleted_overdue: Generated<number>
  deleted_graded: Generated<number>
  deleted_low: Generated<number>
}

export interface StatisticDayTable {
  day: number
  is_stale: Generated<boolean>
  counted_at: Timestamp | null
}

export interface StatisticDaySumTable {
  day: number
  type_id: number
  domain_id: number
  messages: number
  counted: number
  replied: number
  owed: number
  on_time: number
  graded: number
  satisfied: number
  level_sum: number
  speed_sum: number
  manner_sum: number
  scores: number[]
  minutes: number[]
  open_replied: number | null
  examined: Generated<number>
  hollow: Generated<number>
  copied: Generated<number>
  rated: Generated<number>
  struck: Generated<number>
  paused_late: Generated<number>
  paused_on_time: Generated<number>
  deleted: Generated<number>
  deleted_replied: Generated<number>
  deleted_overdue: Generated<number>
  deleted_graded: Generated<number>
  deleted_low: Generated<number>
}

export interface StatisticMonthSumTable {
  month: number
  fid: number
  group_id: number
  messages: number
  counted: number
  replied: number
  owed: number
  on_time: number
  graded: number
  satisfied: number
  level_sum: number
  speed_sum: number
  manner_sum: number
  scores: number[]
  minutes: number[]
  open_replied: number | null
  examined: Generated<number>
  hollow: Generated<number>
  copied: Generated<number>
  rated: Generated<number>
  struck: Generated<number>
  paused_late: Generated<number>
  paused_on_time: Generated<number>
  deleted: Generated<number>
  deleted_replied: Generated<number>
  deleted_overdue: Generated<number>
  deleted_graded: Generated<number>
  deleted_low: Generated<number>
}

export interface StorageChangeTable {
  kind: string
  owner_id: number
  bytes: number
  files: number
}

export interface StorageUseTable {
  id: Generated<number>
  kind: string
  owner_id: number
  bytes: number
  files: number
}

export interface StorageUseNamedTable {
  id: number | null
  kind: string | null
  owner_id: number | null
  name: string | null
  bytes: number | null
  files: number | null
  limit: number | null
  percent: number | null
}

export interface StrayFileTable {
  id: GeneratedAlways<number>
  storage_id: number
  name: string
  due_at: Timestamp
  taken_at: Timestamp | null
}

export interface SynonymGroupTable {
  id: Generated<number>
  name: string
  words: string[]
  status: Generated<number>
  remark: Generated<string>
  version: Generated<number>
}

export interface ThirdPartyAttemptTable {
  id: Generated<number>
  browser_hash: string
  state_hash: string
  type: string
  verifier_sealed: string
  nonce: string
  back: string
  account_uid: number | null
  created_at: Timestamp
  expires_at: Timestamp
  returned_at: Timestamp | null
  outcome: string | null
  subject_index: string | null
  nick_name_sealed: string | null
}

export interface ThirdPartyBindingTable {
  type: string
  subject_index: string
  account_uid: number
  nick_name_sealed: string
  created_at: Timestamp
}

export interface TopicTable {
  id: Generated<number>
  name: string
  status: Generated<number>
  sort: Generated<number>
  version: Generated<number>
  name_en_us: Generated<string>
}

export interface TrackEventTable {
  id: GeneratedAlways<number>
  at: Timestamp
  topic: string
  action_id: number
  app_type: string
  platform: string
  session_id: string
  step: number
  page_id: number
  ref_page_id: number | null
  tab: string
  channel: string
  account_uid: number | null
  user_type: number | null
  owner_id: string
  extra_info: string
}

export interface UncountedMessageTable {
  tid: number
  rates: boolean
  volume: boolean
}

export interface VisitorLikeTable {
  tid: number
  reader: string
  at: Timestamp
}

export interface VoiceTable {
  id: GeneratedAlways<number>
  tid: number
  account_uid: number
  note: Generated<string>
  created_at: Timestamp
  solved: number | null
  answered_at: Timestamp | null
}

export interface WorkflowCandidateTable {
  task_id: number
  uid: number | null
  role_id: number | null
}

export interface WorkflowDefinitionTable {
  id: Generated<number>
  key: string
  number: number
  name: string
  status: Generated<number>
  xml: string
  deployed_at: Timestamp
  deployed_by: number | null
}

export interface WorkflowHistoryTable {
  id: GeneratedAlways<number>
  instance_id: number
  at: Timestamp
  actor_uid: number | null
  kind: string
  task_no: number | null
  node: string | null
  comment: string | null
  detail: ColumnType<unknown, string, string>
}

export interface WorkflowInstanceTable {
  id: Generated<number>
  definition_id: number
  key: string
  business_key: string
  status: Generated<string>
  path: ColumnType<unknown, string | undefined, string>
  last: Generated<number>
  started_by: number
  started_at: Timestamp
  ended_at: Timestamp | null
}

export interface WorkflowModelTable {
  id: Generated<number>
  key: string
  name: string
  remark: Generated<string>
  xml: string
  created_at: Timestamp
  updated_at: Timestamp
  version: Generated<number>
}

export interface WorkflowTaskTable {
  id: Generated<number>
  instance_id: number
  no: number
  token_no: number
  node: string
  name: string
  status: Generated<string>
  assignee_uid: number | null
  owner_uid: number | null
  created_at: Timestamp
  ended_at: Timestamp | null
  ended_by: number | null
  side: string | null
}

export interface WorkflowTokenTable {
  instance_id: number
  no: number
  node: string
  flow: string | null
}

export interface WorkflowVariableTable {
  instance_id: number
  name: string
  value: ColumnType<unknown, string, string>
}

export interface WorkingCalendarTable {
  id: Generated<number>
  known_year: number
  days: ColumnType<unknown, string, string>
  has_statutory: Generated<boolean>
  applied_by: number | null
  applied_at: Timestamp
}

export interface DB {
  account: AccountTable
  account_role: AccountRoleTable
  assignment: AssignmentTable
  assignment_tally: AssignmentTallyTable
  attachment: AttachmentTable
  backup: BackupTable
  business_form: BusinessFormTable
  calendar_day: CalendarDayTable
  campaign: CampaignTable
  campaign_text: CampaignTextTable
  captcha: CaptchaTable
  company: CompanyTable
  company_request: CompanyRequestTable
  content_item: ContentItemTable
  deadline_extension: DeadlineExtensionTable
  deletion_request: DeletionRequestTable
  delivery: DeliveryTable
  dept: DeptTable
  desk_presence: DeskPresenceTable
  dev_inbox: DevInboxTable
  dict_type: DictTypeTable
  dict_value: DictValueTable
  error_log: ErrorLogTable
  event: EventTable
  forbidden_word: ForbiddenWordTable
  form_entry: FormEntryTable
  forum: ForumTable
  forum_handover: ForumHandoverTable
  forum_handover_named: ForumHandoverNamedTable
  forum_handover_open: ForumHandoverOpenTable
  grade: GradeTable
  handling_record: HandlingRecordTable
  help_text: HelpTextTable
  hot_issue: HotIssueTable
  hot_issue_member: HotIssueMemberTable
  hot_issue_run: HotIssueRunTable
  idempotency_key: IdempotencyKeyTable
  import_batch: ImportBatchTable
  language_model: LanguageModelTable
  library_case: LibraryCaseTable
  login_failure: LoginFailureTable
  login_log: LoginLogTable
  mail_config: MailConfigTable
  mail_log: MailLogTable
  mail_template: MailTemplateTable
  menu: MenuTable
  message: MessageTable
  message_mark: MessageMarkTable
  message_merge: MessageMergeTable
  message_report: MessageReportTable
  message_search: MessageSearchTable
  message_tally: MessageTallyTable
  notice: NoticeTable
  notice_dept: NoticeDeptTable
  notice_read: NoticeReadTable
  notice_reader: NoticeReaderTable
  notification: NotificationTable
  notification_choice: NotificationChoiceTable
  notification_read: NotificationReadTable
  notification_seen: NotificationSeenTable
  online_user: OnlineUserTable
  operation_log: OperationLogTable
  org_group: OrgGroupTable
  oss: OssTable
  outbox: OutboxTable
  parameter: ParameterTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  phone_code: PhoneCodeTable
  proposal_count: ProposalCountTable
  rate_counter: RateCounterTable
  readdressing: ReaddressingTable
  recheck: RecheckTable
  recovery_code: RecoveryCodeTable
  recovery_ticket: RecoveryTicketTable
  region: RegionTable
  reminder: ReminderTable
  reply: ReplyTable
  reply_proposal: ReplyProposalTable
  request_nonce: RequestNonceTable
  request_tally: RequestTallyTable
  role: RoleTable
  role_dept: RoleDeptTable
  role_menu: RoleMenuTable
  role_permission: RolePermissionTable
  role_without_factor: RoleWithoutFactorTable
  schedule_job: ScheduleJobTable
  schedule_job_log: ScheduleJobLogTable
  schedule_run: ScheduleRunTable
  search_rebuild: SearchRebuildTable
  search_word: SearchWordTable
  second_factor: SecondFactorTable
  session: SessionTable
  shared_query: SharedQueryTable
  sign_in_ticket: SignInTicketTable
  site_feedback: SiteFeedbackTable
  site_mark: SiteMarkTable
  sms_config: SmsConfigTable
  sms_log: SmsLogTable
  sms_template: SmsTemplateTable
  standard_text: StandardTextTable
  statistic_cell: StatisticCellTable
  statistic_day: StatisticDayTable
  statistic_day_sum: StatisticDaySumTable
  statistic_month_sum: StatisticMonthSumTable
  storage_change: StorageChangeTable
  storage_use: StorageUseTable
  storage_use_named: StorageUseNamedTable
  stray_file: StrayFileTable
  synonym_group: SynonymGroupTable
  third_party_attempt: ThirdPartyAttemptTable
  third_party_binding: ThirdPartyBindingTable
  topic: TopicTable
  track_event: TrackEventTable
  uncounted_message: UncountedMessageTable
  visitor_like: VisitorLikeTable
  voice: VoiceTable
  workflow_candidate: WorkflowCandidateTable
  workflow_definition: WorkflowDefinitionTable
  workflow_history: WorkflowHistoryTable
  workflow_instance: WorkflowInstanceTable
  workflow_model: WorkflowModelTable
  workflow_task: WorkflowTaskTable
  workflow_token: WorkflowTokenTable
  workflow_variable: WorkflowVariableTable
  working_calendar: WorkingCalendarTable
}
