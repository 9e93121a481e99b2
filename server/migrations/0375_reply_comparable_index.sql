-- no transaction
-- Finds a reply of a group by its text in the form in which texts are compared.
create index concurrently if not exists reply_of_group_by_comparable on reply (group_id, comparable_hash)
  where comparable_hash is not null;
