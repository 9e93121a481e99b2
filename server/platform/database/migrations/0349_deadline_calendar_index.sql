-- no transaction
-- Open deadlines that an older calendar has counted are found from these indexes.
create index concurrently if not exists message_deadline_calendar on message (deadline_calendar, tid)
  include (deadline_at) where deadline_at is not null;
create index concurrently if not exists assignment_deadline_calendar on assignment (deadline_calendar, tid)
  include (deadline_at, accept_by) where state in (10, 20, 25, 30, 40);
