-- What people tell the platform about itself, and what an editor answers. Specification 2.
create table site_feedback (
  id integer generated always as identity primary key,
  account_uid integer not null references account (uid) on delete cascade,
  type smallint not null,
  content text not null,
  contact_sealed text,                          -- how to reach them, where they say so
  state smallint not null default 0 check (state in (0, 1)),             -- 0 waiting, 1 answered
  answer text,
  answered_by integer references account (uid) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((state = 1) = (answer is not null))
);
create index site_feedback_by_account on site_feedback (account_uid, created_at desc, id desc);
create index site_feedback_by_state on site_feedback (state, created_at desc, id desc);
create index site_feedback_newest on site_feedback (created_at desc, id desc);
