-- What a search needs beside the text, so that it asks one narrow table (docs/decisions/0004).
alter table message_search
  add column at timestamptz not null default now(),     -- newest first: approved, or else created
  add column is_listed boolean not null default false,  -- approved and public
  -- What one filters by, for rows that are looked at one by one.
  add column fid integer,
  add column group_id integer,
  add column type_id smallint,
  add column domain_id smallint,
  add column state smallint;

-- Entries at once instead of a list of pending ones, which every search would have to read.
alter index message_search_grams set (fastupdate = off);

-- Not only of listed rows: the planner would take such a condition for a reason to read all of this index.
create index message_search_newest on message_search (at desc, tid desc);

-- For the index, the values one filters by are grams as well; their numbers are those of server/search/bigrams.ts.
create function message_search_follow() returns trigger language plpgsql as $$
declare
  m record;
begin
  select fid, group_id, type_id, domain_id, state, coalesce(approved_at, created_at) as at, audit_state = 1 and is_public as is_listed
    into m from message where tid = new.tid;
  new.at := m.at;
  new.fid := m.fid;
  new.group_id := m.group_id;
  new.type_id := m.type_id;
  new.domain_id := m.domain_id;
  new.state := m.state;
  new.is_listed := m.is_listed;
  new.grams := array(select gram from unnest(new.grams) as gram where gram not between 0 and 3145727)
    || array[65536 + m.type_id, 131072 + m.state, 196608 + m.domain_id, 1048576 + m.fid, 2097152 + m.group_id];
  return new;
end $$;

create trigger message_search_follow before insert or update on message_search
  for each row execute function message_search_follow();

-- Whatever changes a message, its row in the search is written again.
create function message_search_touch() returns trigger language plpgsql as $$
begin
  update message_search set tid = tid where tid = new.tid;
  return null;
end $$;

create trigger message_search_touch after update of fid, group_id, type_id, domain_id, state, audit_state, is_public, approved_at on message
  for each row
  when ((old.fid, old.group_id, old.type_id, old.domain_id, old.state, old.audit_state, old.is_public, old.approved_at)
    is distinct from
    (new.fid, new.group_id, new.type_id, new.domain_id, new.state, new.audit_state, new.is_public, new.approved_at))
  execute function message_search_touch();

update message_search set tid = tid;
