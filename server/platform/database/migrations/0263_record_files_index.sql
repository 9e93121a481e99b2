-- no transaction
alter table attachment validate constraint attachment_record_check;
create index concurrently if not exists attachment_by_record on attachment (record_entity, record_id)
  where record_id is not null;
