-- no transaction
-- A holder's tab of nagged assignments is listed and counted from this index.
create index concurrently if not exists assignment_held_nagged on assignment (holder_group_id, deadline_at, tpid)
  where state in (10, 20, 30, 40) and nagged_at is not null;
