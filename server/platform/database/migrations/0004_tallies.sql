-- How many messages and assignments a group has in each state, kept while they change: the boards show these numbers
-- on every page, and counting a large group's each time takes longer than everything else (docs/decisions/0009).
-- Changes are added as rows of their own, +1 and -1, so that two of them never wait for each other; a job sums
-- them up. Messages and assignments are never deleted.
create table message_tally (
  group_id integer not null,
  state smallint not null,
  recheck_open boolean not null,
  explain_due boolean not null,
  priority_level smallint not null,
  n integer not null
);
create index message_tally_by_group on message_tally (group_id);

create table assignment_tally (
  group_id integer not null,
  is_given boolean not null,                    -- whether the group is the giver, or the holder
  state smallint not null,
  priority_level smallint not null,             -- of the message
  n integer not null
);
create index assignment_tally_by_group on assignment_tally (group_id, is_given);

-- What is due is counted as it is, because it depends on the time; it is little.
create index assignment_given_due on assignment (giver_group_id, deadline_at) where state in (10, 20, 25, 30);
create index assignment_held_due on assignment (holder_group_id, deadline_at) where state in (10, 20, 25, 30);

create function message_tally_add() returns trigger language plpgsql as $$
begin
  insert into message_tally
    select group_id, state, recheck_open, explain_due, priority_level, count(*)
    from added where audit_state = 1 group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger message_tally_add after insert on message
  referencing new table as added for each statement execute function message_tally_add();

create function message_tally_move() returns trigger language plpgsql as $$
begin
  if old.audit_state = 1 then
    insert into message_tally values (old.group_id, old.state, old.recheck_open, old.explain_due, old.priority_level, -1);
  end if;
  if new.audit_state = 1 then
    insert into message_tally values (new.group_id, new.state, new.recheck_open, new.explain_due, new.priority_level, 1);
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
create trigger message_tally_move after update of group_id, audit_state, state, recheck_open, explain_due, priority_level on message
  for each row
  when ((old.group_id, old.audit_state, old.state, old.recheck_open, old.explain_due, old.priority_level)
    is distinct from
    (new.group_id, new.audit_state, new.state, new.recheck_open, new.explain_due, new.priority_level))
  execute function message_tally_move();

create function assignment_tally_add() returns trigger language plpgsql as $$
begin
  insert into assignment_tally
    select side.group_id, side.is_given, a.state, m.priority_level, count(*)
    from added a join message m on m.tid = a.tid,
      lateral (values (a.giver_group_id, true), (a.holder_group_id, false)) as side (group_id, is_given)
    where side.group_id is not null group by 1, 2, 3, 4;
  return null;
end $$;
create trigger assignment_tally_add after insert on assignment
  referencing new table as added for each statement execute function assignment_tally_add();

create function assignment_tally_move() returns trigger language plpgsql as $$
declare
  level smallint := (select priority_level from message where tid = new.tid);
begin
  insert into assignment_tally
    select * from (values
      (old.giver_group_id, true, old.state, level, -1), (new.giver_group_id, true, new.state, level, 1),
      (old.holder_group_id, false, old.state, level, -1), (new.holder_group_id, false, new.state, level, 1)
    ) as change (group_id) where group_id is not null;
  return null;
end $$;
create trigger assignment_tally_move after update of giver_group_id, holder_group_id, state on assignment
  for each row
  when ((old.giver_group_id, old.holder_group_id, old.state) is distinct from (new.giver_group_id, new.holder_group_id, new.state))
  execute function assignment_tally_move();

-- From nothing: here, after a fill without triggers, and wherever they should ever be wrong.
create function rebuild_tallies() returns void language sql as $$
  lock table message, assignment in share mode;
  delete from message_tally;
  delete from assignment_tally;
  insert into message_tally
    select group_id, state, recheck_open, explain_due, priority_level, count(*)
    from message where audit_state = 1 group by 1, 2, 3, 4, 5;
  insert into assignment_tally
    select side.group_id, side.is_given, a.state, m.priority_level, count(*)
    from assignment a join message m on m.tid = a.tid,
      lateral (values (a.giver_group_id, true), (a.holder_group_id, false)) as side (group_id, is_given)
    where side.group_id is not null group by 1, 2, 3, 4;
$$;
select rebuild_tallies();
