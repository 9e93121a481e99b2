-- no transaction: on the longest table.
-- A group's messages by how many people have the same problem.
create index concurrently if not exists message_of_group_voiced on message (group_id, voice_count desc, tid desc)
  where audit_state = 1;
