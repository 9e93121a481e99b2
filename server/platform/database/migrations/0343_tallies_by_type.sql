-- The tallies of messages know the type, because boards are often filtered by it and nothing else (decision 0009). Rows that the
-- previous version sums up have no type; the job counts such groups anew.
alter table message_tally add column type_id smallint;

create or replace function message_tally_add() returns trigger language plpgsql as $$
begin
  insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n)
    select group_id, type_id, state, recheck_open, explain_due, priority_level, merged, count(*)
    from added where audit_state = 1 group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;

create or replace function message_tally_move() returns trigger language plpgsql as $$
begin
  if old.audit_state = 1 then
    insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n) values
      (old.group_id, old.type_id, old.state, old.recheck_open, old.explain_due, old.priority_level, old.merged, -1);
  end if;
  if new.audit_state = 1 then
    insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n) values
      (new.group_id, new.type_id, new.state, new.recheck_open, new.explain_due, new.priority_level, new.merged, 1);
  end if;
  if old.priority_level <> new.priority_level then
    insert into assignment_tally
      select side.group_id, side.is_given, a.state, level.priority_level, level.n
      from assignment a,
        lateral (values (a.giver_group_id, true), (a.holder_group_id, false)) as side (group_id, is_given),
        lateral (values (old.priority_level, -1), (new.priority_level, 1)) as level (priority_level, n)
      where a.tid = new.tid and side.group_id is not null;
  end if;
  return null;
end $$;
drop trigger message_tally_move on message;
create trigger message_tally_move
  after update of group_id, type_id, audit_state, state, recheck_open, explain_due, priority_level, merged on message
  for each row
  when (
    (old.group_id, old.type_id, old.audit_state, old.state, old.recheck_open, old.explain_due, old.priority_level, old.merged)
    is distinct from
    (new.group_id, new.type_id, new.audit_state, new.state, new.recheck_open, new.explain_due, new.priority_level, new.merged))
  execute function message_tally_move();

-- The tallies of some groups as the messages are at this moment.
create function counted_messages(groups integer[]) returns table (
  group_id integer, type_id smallint, state smallint, recheck_open boolean, explain_due boolean, priority_level smallint,
  merged boolean, n integer
) stable language sql as $$
  select group_id, type_id, state, recheck_open, explain_due, priority_level, merged, count(*)::integer
  from message where audit_state = 1 and (groups is null or group_id = any(groups)) group by 1, 2, 3, 4, 5, 6, 7;
$$;

create or replace function rebuild_tallies() returns void language sql as $$
  lock table message, assignment in share mode;
  delete from message_tally;
  delete from assignment_tally;
  insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n)
    select * from counted_messages(null);
  insert into assignment_tally
    select side.group_id, side.is_given, a.state, m.priority_level, count(*)
    from assignment a join message m on m.tid = a.tid,
      lateral (values (a.giver_group_id, true), (a.holder_group_id, false)) as side (group_id, is_given)
    where side.group_id is not null group by 1, 2, 3, 4;
$$;
