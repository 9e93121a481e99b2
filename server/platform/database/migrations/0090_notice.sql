-- Notices: written by administrators, sent to all or to departments. Specification 3, 4.
create table notice (
  id integer generated always as identity primary key,
  title text not null,
  type smallint not null check (type in (1, 2, 3)),                      -- 1 notification, 2 announcement, 3 maintenance
  content text not null,                        -- plain text, never HTML
  receiver_type smallint not null default 0 check (receiver_type in (0, 1)),   -- 0 all, 1 department
  status smallint not null default 0 check (status in (0, 1)),           -- 0 draft, 1 sent
  sender text not null default '',
  sent_at timestamptz,                          -- null unless it is sent
  sending integer not null default 0,           -- how often it was sent: who read an earlier one has not read this one
  version integer not null default 1,
  check ((status = 1) = (sent_at is not null))
);
create index notice_sent on notice (sent_at desc, id desc) where status = 1;
create index notice_by_time on notice (sent_at, id);

-- A department that is deleted has nobody left to be told.
create table notice_dept (
  notice_id integer not null references notice (id) on delete cascade,
  dept_id integer not null references dept (id) on delete cascade,
  primary key (notice_id, dept_id)
);
create index notice_dept_by_dept on notice_dept (dept_id, notice_id);

-- Written when somebody opens a notice, and never for those who do not.
create table notice_read (
  id integer generated always as identity primary key,
  notice_id integer not null references notice (id) on delete cascade,
  sending integer not null,
  account_uid integer not null references account (uid) on delete cascade,
  read_at timestamptz not null,
  unique (account_uid, notice_id, sending)
);
create index notice_read_by_notice on notice_read (notice_id, sending, read_at desc, id desc);
create index notice_read_by_time on notice_read (read_at desc, id desc);

-- Who read a notice as it was sent last.
create view notice_reader as
  select r.id, r.notice_id, a.username, a.nick_name, a.kind, a.dept_id, coalesce(g.name, '') as group_name, r.read_at
  from notice_read r
  join notice n on n.id = r.notice_id and n.sending = r.sending
  join account a on a.uid = r.account_uid
  left join org_group g on g.id = a.group_id;
