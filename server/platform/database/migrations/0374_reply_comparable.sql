-- no transaction
-- The hash of a reply's text in the form in which texts are compared, so that a copy with another width, script or spacing is
-- found (decision 0171). Null: written by an earlier version; such a reply is compared by its exact text.
alter table reply add column if not exists comparable_hash text;
-- Finds a reply of a group by this hash.
create index concurrently if not exists reply_of_group_by_comparable on reply (group_id, comparable_hash)
  where comparable_hash is not null;
