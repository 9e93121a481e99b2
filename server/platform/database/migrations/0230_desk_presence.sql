-- Who has a message open to handle it, renewed by the open page: it warns colleagues and locks nothing. Domain 7.
create unlogged table desk_presence (
  tid integer not null references message (tid) on delete cascade,
  account_uid integer not null references account (uid) on delete cascade,
  seen_at timestamptz not null,
  writing_since timestamptz,                    -- null: nothing is typed yet
  primary key (tid, account_uid)
);
create index desk_presence_by_time on desk_presence (seen_at);
