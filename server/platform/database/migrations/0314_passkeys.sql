-- Passkeys (WebAuthn) as a second factor beside the authenticator, or in its place. A second factor is on when it has a time in
-- confirmed_at; its secret is null while only passkeys serve. Decision 0108.
alter table second_factor drop constraint second_factor_check;

-- The public half of a key pair that stays in the device of its owner.
create table passkey (
  id integer primary key generated always as identity,
  account_uid integer not null references second_factor (account_uid) on delete cascade,
  credential_id text not null unique,           -- as the device names it, base64url
  public_key text not null,                     -- COSE, base64url
  counter bigint not null,                      -- the last count of signatures; 0 for devices that do not count
  transports text[] not null,                   -- how a browser reaches the device
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_uid);

-- What a device must sign next. It belongs to the session that adds a passkey or to half a sign-in, and serves once.
create table passkey_challenge (
  challenge text primary key,
  account_uid integer not null references second_factor (account_uid) on delete cascade,
  session_id integer unique references session (id) on delete cascade,
  ticket_hash text unique references sign_in_ticket (ticket_hash) on delete cascade,
  expires_at timestamptz not null,
  check (num_nonnulls(session_id, ticket_hash) = 1)
);
create index passkey_challenge_by_account on passkey_challenge (account_uid);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);
