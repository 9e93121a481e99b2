-- The data board: what became of messages, summed up for each day on which they were approved (decision 0032).
create table statistic_day (
  day integer primary key,                      -- days since 1970, in Shanghai
  is_stale boolean not null default true,       -- something happened to a message of it since it was counted
  counted_at timestamptz
);
create index statistic_day_stale on statistic_day (day desc) where is_stale;

create table statistic_cell (
  day integer not null references statistic_day (day) on delete cascade,
  fid integer not null,
  group_id integer not null,
  type_id smallint not null,
  domain_id smallint not null,
  messages integer not null,                    -- volume
  counted integer not null,                     -- those that rates are of
  replied integer not null,                     -- with a final reply
  owed integer not null,                        -- replied to, or past their deadline
  on_time integer not null,
  graded integer not null,
  satisfied integer not null,
  level_sum integer not null,
  speed_sum integer not null,
  manner_sum integer not null,
  scores integer[] not null,                    -- how many grades were 1, 2, 3, 4, 5
  minutes integer[] not null,                   -- from the clock's start to the first final reply, on working days
  primary key (day, fid, group_id, type_id, domain_id)
);
create index statistic_cell_by_group on statistic_cell (group_id, day);

-- A day's messages, found by their approval alone.
create index message_by_approval on message (approved_at) where approved_at is not null;

insert into schedule_job (bean_name, cron_expression, missed, remark) values
  ('statistics', '0 5/10 * * * ?', 1, '汇总数据看板的统计，有变化的日期重新计算');
