-- no transaction: on the longest table.
-- A forum's suggestions by how many like them; message_public_liked has them of all forums.
create index concurrently if not exists message_forum_liked on message (fid, like_count desc, tid desc)
  where audit_state = 1 and is_public and type_id = 5;
