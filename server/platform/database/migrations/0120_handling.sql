-- Handling records as editors keep them: who made one, why, and how it ended before its time. Domain 6.
alter table handling_record
  add column tid integer references message (tid),        -- what gave the cause; of handle_type 6: the one message
  add column note text not null default '',               -- for editors
  add column created_by integer references account (uid), -- null: before this was kept
  add column created_at timestamptz not null default now(),
  add column end_reason text,
  add constraint handling_record_count_type check (count_type in (2, 3)),
  add constraint handling_record_ended check (end_reason is null or revoked_at is not null);
create index handling_record_by_type on handling_record (handle_type, id desc);
create index handling_record_by_message on handling_record (tid) where tid is not null;

-- Messages that handling records of type 6 leave out of the statistics; written by those alone.
create table uncounted_message (
  tid integer primary key references message (tid) on delete cascade,
  rates boolean not null,                       -- countType 2: of reply and satisfaction
  volume boolean not null                       -- countType 3: of how many there are
);

-- Editors look accounts up by the beginning of a name.
create index account_named on account (username_key text_pattern_ops) where kind in ('citizen', 'legal');
create index account_called on account (lower(nick_name) text_pattern_ops) where kind in ('citizen', 'legal');

insert into role_permission (role_id, permission)
select r.id, permission
from role r, unnest(array['board:handling:page', 'board:handling:add', 'board:handling:end',
  'board:account:page', 'board:account:reveal']) as permission
where r.code = 'editor'
on conflict do nothing;
