-- What a legal person's account says of the organisation. Its credit code is public; people's names are not.
create table company (
  account_uid integer primary key references account (uid) on delete cascade,
  comp_type smallint not null check (comp_type in (1, 2)),
  enterprise_name text not null,
  credit_code text not null unique,
  legal_person_sealed text not null,
  contacts_sealed text not null,
  created_at timestamptz not null
);
