-- no transaction: on the longest table.
-- The messages of a group are searched by their authors' names from this index alone.
create index concurrently if not exists message_group_author on message (group_id, approved_at desc, tid desc)
  include (author_name, type_id, is_anonymous) where audit_state = 1;
