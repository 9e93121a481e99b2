-- A file that belongs to a field of a record of an entity, and its place among the files of that field. No foreign key can
-- lead to the tables of all entities: deleting a record marks its files as deleted (server/entities/remove.ts).
alter table attachment
  add column record_entity text,
  add column record_field text,
  add column record_id integer,
  add column record_place smallint not null default 0,
  add constraint attachment_record_check check (num_nulls(record_entity, record_field, record_id) in (0, 3)) not valid;
