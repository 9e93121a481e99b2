-- A saved query of a list that its owner shares with a role of the staff, or with the own institution.
create table shared_query (
  id integer generated always as identity primary key,
  owner_uid integer not null references account (uid) on delete cascade,
  group_id integer references org_group (id) on delete cascade,
  role_id integer references role (id) on delete cascade,
  list text not null,                           -- a board or an entity
  name text not null,
  search text not null,                         -- the state of the list as its address has it
  version integer not null default 1,
  changed_at timestamptz not null,
  check ((group_id is null) <> (role_id is null))
);
create unique index shared_query_of_group on shared_query (group_id, list, name) where group_id is not null;
create unique index shared_query_of_role on shared_query (role_id, list, name) where role_id is not null;
create index shared_query_by_owner on shared_query (owner_uid);
