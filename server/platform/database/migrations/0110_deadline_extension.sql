-- The one extension of a message's deadline: asked for once, decided in the process messageExtension. Domain 3.
create table deadline_extension (
  tid integer primary key references message (tid) on delete cascade,
  days smallint not null check (days > 0),      -- working days
  deadline_at timestamptz not null,             -- as it was when it was asked for: another one is another matter
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn', 'lapsed')),
  requested_by integer not null references account (uid),
  requested_at timestamptz not null,
  decided_at timestamptz
);
