-- no transaction: on the longest table.
-- The messages of a forum that a group has: for handing them over, and to tell whether a forum has messages.
create index concurrently if not exists message_by_forum on message (fid, group_id, tid);
