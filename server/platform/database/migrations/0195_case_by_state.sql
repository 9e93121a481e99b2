-- no transaction: cases are read while it is built.
-- Those of a state that editors have, the last changed first.
create index concurrently if not exists library_case_by_state on library_case (state, changed_at desc, id desc);
