-- no transaction
-- The grades of a group's messages are filtered from this index alone.
create index concurrently if not exists grade_of_round on grade (tid, round)
  include (resolution, speed, manner, thanks_flag) where not is_past;
