-- Parameters are managed like every other record: by id, and one change at a time. Code reads them by their code.
alter table parameter
  add column id integer generated always as identity unique,
  add column version integer not null default 1;
