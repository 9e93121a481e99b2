-- The tallies with types, while people go on: the one statement sees one moment. What was noted until then is in what it
-- counts, and is taken away; what is noted after it stays.
with noted as (delete from message_tally)
insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n)
  select * from counted_messages(null);
