-- no transaction: on the longest tables.
-- The messages of a group by state are counted from this index alone, so it knows what is merged.
create index concurrently if not exists message_group_kinds_merged on message (group_id, state, approved_at desc, tid desc)
  include (priority_level, explain_due, recheck_open, merged, type_id, domain_id, source_type, created_at, satisfaction_type)
  where audit_state = 1;
drop index concurrently if exists message_group_kinds;
create index concurrently if not exists message_by_main on message (merged_into) where merged_into is not null;
create index concurrently if not exists reply_by_source on reply (copied_from) where copied_from is not null;
