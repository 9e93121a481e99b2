-- no transaction
-- Finds a reply of a group by its whole text, which is asked whenever a reply is written: the hash of it, since texts are long.
create index concurrently if not exists reply_of_group_by_text on reply (group_id, hashtextextended(content, 0));
