-- Codes go to mail addresses as well, and the program says what they are for. Of a code by mail, phone_index is the
-- index of the address.
alter table phone_code drop constraint phone_code_purpose_check;

-- A mail address that somebody has shown to be theirs; the column email is what administrators write of their staff.
alter table account
  add column email_sealed text,
  add column email_index text unique;

-- Who has shown by a code that a phone or an address is theirs: good for one new password of that account.
create table recovery_ticket (
  ticket_hash text primary key,
  account_uid integer not null references account (uid) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index recovery_ticket_by_account on recovery_ticket (account_uid);
