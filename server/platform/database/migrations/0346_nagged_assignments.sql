-- When the giver of an assignment last reminded its holder of it.
alter table assignment add column nagged_at timestamptz;
