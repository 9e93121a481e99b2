-- Voices: citizens who have the same problem as a public message. One voice an account; message.voice_count counts them,
-- because lists show and order by the number. voice_peak is the highest number so far: a number is told once. Domain 7.
create table voice (
  id integer generated always as identity primary key,
  tid integer not null references message (tid) on delete cascade,
  account_uid integer not null references account (uid) on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  solved smallint check (solved in (1, 2, 3)),
  answered_at timestamptz,
  unique (tid, account_uid),
  check ((solved is null) = (answered_at is null))
);
create index voice_by_account on voice (account_uid, id);

alter table message add column voice_count integer not null default 0;
alter table message add column voice_peak integer not null default 0;
