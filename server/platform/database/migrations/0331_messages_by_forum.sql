-- no transaction: on the longest table.
-- The forums of which a group has messages, and the messages of one: for searching a group's own messages and for handing them over.
create index concurrently if not exists message_group_forum on message (group_id, fid, tid);
