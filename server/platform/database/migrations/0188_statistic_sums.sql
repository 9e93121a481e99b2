-- The data board of all institutions: cells are nearly as many as messages, so what is always asked together is summed up
-- with them, days by type and domain, and months by forum (decision 0032).
create table statistic_day_sum (
  day integer not null references statistic_day (day) on delete cascade,
  type_id smallint not null,
  domain_id smallint not null,
  messages integer not null,
  counted integer not null,
  replied integer not null,
  owed integer not null,
  on_time integer not null,
  graded integer not null,
  satisfied integer not null,
  level_sum integer not null,
  speed_sum integer not null,
  manner_sum integer not null,
  scores integer[] not null,
  minutes integer[] not null,
  primary key (day, type_id, domain_id)
);

create table statistic_month_sum (
  month integer not null,                       -- months since January 1970, in Shanghai
  fid integer not null,
  group_id integer not null,
  messages integer not null,
  counted integer not null,
  replied integer not null,
  owed integer not null,
  on_time integer not null,
  graded integer not null,
  satisfied integer not null,
  level_sum integer not null,
  speed_sum integer not null,
  manner_sum integer not null,
  scores integer[] not null,
  minutes integer[] not null,
  primary key (month, fid, group_id)
);

-- What was counted before.
insert into statistic_day_sum
select day, type_id, domain_id, sum(messages), sum(counted), sum(replied), sum(owed), sum(on_time), sum(graded), sum(satisfied), sum(level_sum),
  sum(speed_sum), sum(manner_sum), array[sum(scores[1]), sum(scores[2]), sum(scores[3]), sum(scores[4]), sum(scores[5])], '{}'
from statistic_cell group by day, type_id, domain_id;
update statistic_day_sum s set minutes = w.minutes from (
  select day, type_id, domain_id, array_agg(minute) as minutes
  from statistic_cell c cross join lateral unnest(c.minutes) as minute group by day, type_id, domain_id
) w where (s.day, s.type_id, s.domain_id) = (w.day, w.type_id, w.domain_id);

create function pg_temp.month_of(day integer) returns integer immutable language sql as
  $$ select (extract(year from date '1970-01-01' + day)::int - 1970) * 12 + extract(month from date '1970-01-01' + day)::int - 1 $$;
insert into statistic_month_sum
select pg_temp.month_of(day), fid, group_id, sum(messages), sum(counted), sum(replied), sum(owed), sum(on_time), sum(graded), sum(satisfied), sum(level_sum),
  sum(speed_sum), sum(manner_sum), array[sum(scores[1]), sum(scores[2]), sum(scores[3]), sum(scores[4]), sum(scores[5])], '{}'
from statistic_cell group by 1, fid, group_id;
update statistic_month_sum s set minutes = w.minutes from (
  select pg_temp.month_of(day) as month, fid, group_id, array_agg(minute) as minutes
  from statistic_cell c cross join lateral unnest(c.minutes) as minute group by 1, fid, group_id
) w where (s.month, s.fid, s.group_id) = (w.month, w.fid, w.group_id);
drop function pg_temp.month_of(integer);
