-- Help pages as editors have changed them; what is not here is as it ships. Specification 2.
create table help_text (
  key smallint not null check (key between 1 and 7),
  language text not null check (language in ('zh-CN', 'zh-TW', 'en-US')),
  title text not null,
  content text not null,                        -- plain text, never HTML
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (key, language)
);
