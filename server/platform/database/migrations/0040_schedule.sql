-- Jobs that administrators schedule; which there are to choose from stands in server/jobs. Specification 3, 4.
create table schedule_job (
  id integer generated always as identity primary key,
  bean_name text not null,
  params text not null default '{}',            -- JSON
  cron_expression text not null,                -- six fields of Quartz, Asia/Shanghai
  missed smallint not null default 1 check (missed in (0, 1)),      -- a time that nobody was there for: 0 skipped, 1 caught up once
  remark text not null default '',
  status smallint not null default 1 check (status in (0, 1)),      -- 0 paused, 1 normal
  next_fire_at timestamptz,                     -- null while paused, and of a new one until somebody looks
  last_run_at timestamptz,
  last_status smallint check (last_status in (0, 1)),
  version integer not null default 1
);
create index schedule_job_due on schedule_job (next_fire_at) where status = 1;

-- Runs that wait or are under way: of each job one at most. One that has ended is a row of the log instead.
create table schedule_run (
  id bigint generated always as identity primary key,
  job_id integer not null unique,
  reason smallint not null check (reason in (0, 1, 2)),             -- 0 it was due, 1 by hand, 2 caught up
  due_at timestamptz not null,
  holder text,                                  -- the process that has it
  taken_at timestamptz,
  beat_at timestamptz,                          -- the holder's last sign of life
  attempts smallint not null default 0
);

create table schedule_job_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  job_id integer not null,
  bean_name text not null,
  params text not null,
  reason smallint not null check (reason in (0, 1, 2)),
  status smallint not null check (status in (0, 1)),                -- 0 failed, 1 success
  ms integer not null,
  handled integer,                              -- how many things it dealt with, where it counts them
  error text not null default '',
  stack text not null default ''
);
create index schedule_job_log_by_time on schedule_job_log (at desc, id desc);
create index schedule_job_log_by_bean on schedule_job_log (bean_name, id);
create index schedule_job_log_by_job on schedule_job_log (job_id, id);
create index schedule_job_log_by_status on schedule_job_log (status, id);
create index schedule_job_log_by_reason on schedule_job_log (reason, id);
create index schedule_job_log_by_ms on schedule_job_log (ms, id);
create index schedule_job_log_by_handled on schedule_job_log (handled, id);
create trigger schedule_job_log_no_update before update on schedule_job_log for each row execute function refuse_change();
create trigger schedule_job_log_kept before delete or truncate on schedule_job_log for each statement execute function refuse_removal();

-- What the queue of an earlier version left behind.
drop schema if exists pgboss cascade;

insert into schedule_job (bean_name, cron_expression, missed, remark) values
  ('outbox', '0 * * * * ?', 0, '补发到期未送出的短信和邮件'),
  ('purge', '30 0/10 * * * ?', 1, '清理过期的会话、验证码、请求记录等'),
  ('logRetention', '0 30 3 * * ?', 1, '清理超过保存期限的日志，至少保存六个月'),
  ('orphanedUploads', '0 17 4 * * ?', 1, '清理未被使用的上传文件'),
  ('siteNumbers', '0 0/15 * * * ?', 1, '更新首页和领导主页的统计数字'),
  ('tallies', '0 0/5 * * * ?', 1, '汇总任务列表各页签的数量');
