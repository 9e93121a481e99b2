-- no transaction: on the longest table.
-- What is overdue is counted for every open console: from the index alone, which knows what is under recheck.
create index concurrently if not exists message_group_due on message (group_id, deadline_at, tid)
  include (recheck_open) where audit_state = 1 and deadline_at is not null;
drop index concurrently if exists message_group_deadline;
-- So are one's own messages by type, domain, source, state and time.
create index concurrently if not exists message_group_kinds on message (group_id, state, approved_at desc, tid desc)
  include (priority_level, explain_due, recheck_open, type_id, domain_id, source_type, created_at, satisfaction_type)
  where audit_state = 1;
drop index concurrently if exists message_group_state;
