-- How many deliveries and reports a group has in each tab of its lists, kept while they change, as those of messages and
-- assignments are (docs/decisions/0009): counting a group's thousands each time looks at the message of each.
-- Who changes one of them, or its message, holds the lock of the message (docs/decisions/0005).
create table request_tally (
  group_id integer not null,
  list text not null,                           -- deliveriesTo, deliveriesFrom, reportsTo, reportsFrom
  state smallint not null,
  opinion text,                                 -- empty where there is one, whatever it says
  audit_state smallint not null,                -- of the message
  priority_level smallint not null,             -- of the message
  n integer not null
);
create index request_tally_by_group on request_tally (group_id, list);

create function delivery_tally_add() returns trigger language plpgsql as $$
begin
  insert into request_tally
    select side.group_id, side.list, d.state, case when d.opinion is not null then '' end, m.audit_state, m.priority_level, count(*)
    from added d join message m on m.tid = d.tid,
      lateral (values (d.to_group_id, 'deliveriesTo'), (d.group_id, 'deliveriesFrom')) as side (group_id, list)
    group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger delivery_tally_add after insert on delivery
  referencing new table as added for each statement execute function delivery_tally_add();

create function delivery_tally_move() returns trigger language plpgsql as $$
begin
  insert into request_tally
    select change.group_id, change.list, change.state, case when change.opinion is not null then '' end, m.audit_state, m.priority_level, change.n
    from message m, (values
      (old.to_group_id, 'deliveriesTo', old.state, old.opinion, -1), (new.to_group_id, 'deliveriesTo', new.state, new.opinion, 1),
      (old.group_id, 'deliveriesFrom', old.state, old.opinion, -1), (new.group_id, 'deliveriesFrom', new.state, new.opinion, 1)
    ) as change (group_id, list, state, opinion, n) where m.tid = new.tid;
  return null;
end $$;
create trigger delivery_tally_move after update of group_id, to_group_id, state, opinion on delivery
  for each row
  when ((old.group_id, old.to_group_id, old.state, old.opinion is null) is distinct from (new.group_id, new.to_group_id, new.state, new.opinion is null))
  execute function delivery_tally_move();

create function report_tally_add() returns trigger language plpgsql as $$
begin
  insert into request_tally
    select side.group_id, side.list, r.state, null, m.audit_state, m.priority_level, count(*)
    from added r join message m on m.tid = r.tid,
      lateral (values (r.superior_id, 'reportsTo'), (r.group_id, 'reportsFrom')) as side (group_id, list)
    group by 1, 2, 3, 5, 6;
  return null;
end $$;
create trigger report_tally_add after insert on message_report
  referencing new table as added for each statement execute function report_tally_add();

create function report_tally_move() returns trigger language plpgsql as $$
begin
  insert into request_tally
    select change.group_id, change.list, change.state, null, m.audit_state, m.priority_level, change.n
    from message m, (values
      (old.superior_id, 'reportsTo', old.state, -1), (new.superior_id, 'reportsTo', new.state, 1),
      (old.group_id, 'reportsFrom', old.state, -1), (new.group_id, 'reportsFrom', new.state, 1)
    ) as change (group_id, list, state, n) where m.tid = new.tid;
  return null;
end $$;
create trigger report_tally_move after update of group_id, superior_id, state on message_report
  for each row
  when ((old.group_id, old.superior_id, old.state) is distinct from (new.group_id, new.superior_id, new.state))
  execute function report_tally_move();

create function request_tally_follow() returns trigger language plpgsql as $$
begin
  insert into request_tally
    select asked.group_id, asked.list, asked.state, asked.opinion, level.audit_state, level.priority_level, level.n
    from (
      select side.group_id, side.list, d.state, case when d.opinion is not null then '' end as opinion
      from delivery d, lateral (values (d.to_group_id, 'deliveriesTo'), (d.group_id, 'deliveriesFrom')) as side (group_id, list)
      where d.tid = new.tid
      union all
      select side.group_id, side.list, r.state, null
      from message_report r, lateral (values (r.superior_id, 'reportsTo'), (r.group_id, 'reportsFrom')) as side (group_id, list)
      where r.tid = new.tid
    ) as asked,
    (values (old.audit_state, old.priority_level, -1), (new.audit_state, new.priority_level, 1)) as level (audit_state, priority_level, n);
  return null;
end $$;
create trigger request_tally_follow after update of audit_state, priority_level on message
  for each row
  when ((old.audit_state, old.priority_level) is distinct from (new.audit_state, new.priority_level))
  execute function request_tally_follow();

-- What the numbers are, by counting.
create function counted_requests() returns setof request_tally stable language sql as $$
  select side.group_id, side.list, d.state, case when d.opinion is not null then '' end, m.audit_state, m.priority_level, count(*)::integer
  from delivery d join message m on m.tid = d.tid,
    lateral (values (d.to_group_id, 'deliveriesTo'), (d.group_id, 'deliveriesFrom')) as side (group_id, list)
  group by 1, 2, 3, 4, 5, 6
  union all
  select side.group_id, side.list, r.state, null, m.audit_state, m.priority_level, count(*)::integer
  from message_report r join message m on m.tid = r.tid,
    lateral (values (r.superior_id, 'reportsTo'), (r.group_id, 'reportsFrom')) as side (group_id, list)
  group by 1, 2, 3, 5, 6;
$$;

-- From nothing, as the other numbers are.
create function rebuild_request_tally() returns void language sql as $$
  lock table message, delivery, message_report in share mode;
  delete from request_tally;
  insert into request_tally select * from counted_requests();
$$;
