-- Dictionaries are managed like every other record; a value that is retired keeps its label and is no longer a choice.
alter table dict_type add column version integer not null default 1;
alter table dict_value
  add column status smallint not null default 1 check (status in (0, 1)),
  add column version integer not null default 1;
