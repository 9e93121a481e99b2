-- The operation log names the subject of an operation: a message, or an imported file with its numbers. Rows of the version
-- before have none.
alter table operation_log add column subject jsonb;
