-- The second factor of an account: a secret that an authenticator shares (RFC 6238). A secret that is being set up is pending until
-- a code of it was shown. Decision 0097.
create table second_factor (
  account_uid integer primary key references account (uid) on delete cascade,
  secret_sealed text,
  confirmed_at timestamptz,
  last_step integer not null default 0,         -- the time step of the last code that served: an earlier one is refused
  pending_sealed text,
  pending_at timestamptz,
  check (num_nulls(secret_sealed, confirmed_at) in (0, 2)),
  check (num_nulls(pending_sealed, pending_at) in (0, 2))
);

-- Codes for an owner whose authenticator is lost; kept as hashes, each serves once.
create table recovery_code (
  account_uid integer not null references second_factor (account_uid) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_uid, code_hash)
);

-- Half a sign-in: the password or the code by SMS was right, the second step is missing.
create table sign_in_ticket (
  ticket_hash text primary key,
  account_uid integer not null references account (uid) on delete cascade,
  login_type smallint not null check (login_type in (1, 2)),
  tries_left smallint not null,
  expires_at timestamptz not null
);
create index sign_in_ticket_by_account on sign_in_ticket (account_uid);
create index sign_in_ticket_by_expiry on sign_in_ticket (expires_at);

-- Whether accounts with the role must have a second factor.
alter table role add column second_factor boolean not null default false;

-- When a session was last used, to within some minutes; null: not since this column exists.
alter table session add column last_used_at timestamptz;
