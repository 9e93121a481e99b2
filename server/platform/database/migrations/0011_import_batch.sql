-- Files that were read for an import and wait for their confirmation; what they hold is sealed.
create table import_batch (
  id integer generated always as identity primary key,
  entity text not null,
  account_uid integer not null references account (uid) on delete cascade,
  records_sealed text,                          -- null where the file has errors: it cannot be confirmed
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index import_batch_by_expiry on import_batch (expires_at);
