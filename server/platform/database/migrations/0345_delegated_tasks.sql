-- no transaction
-- The delegated tasks of a person are listed from this index.
create index concurrently if not exists workflow_task_delegated on workflow_task (owner_uid, created_at desc, id desc)
  where status = 'open' and owner_uid is not null;
