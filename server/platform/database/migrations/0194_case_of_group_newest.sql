-- no transaction: cases are read while it is built.
-- All cases of a group, whatever their state, the last changed first.
create index concurrently if not exists library_case_of_group_newest on library_case (group_id, changed_at desc, id desc);
