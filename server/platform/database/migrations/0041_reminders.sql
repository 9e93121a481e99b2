-- What somebody was reminded of already: a job that is run twice reminds once. Domain 3.
create table reminder (
  kind text not null check (kind in ('message', 'assignment', 'grading')),
  subject_id integer not null,
  due_at timestamptz not null,                  -- the deadline as it was then: a new one is another matter
  step smallint not null,                       -- days before it, or, below zero, after it; 0: it has come
  at timestamptz not null,
  primary key (kind, subject_id, due_at, step)
);
create index reminder_by_time on reminder (at);

insert into schedule_job (bean_name, params, cron_expression, missed, remark) values
  ('deadlineReminders', '{"before":[3,1],"after":[1,3,7]}', '0 0 8 * * ?', 1, '办理期限到期前后提醒承办单位，每个时点只提醒一次'),
  ('gradingWindow', '{"before":[3]}', '0 30 0 * * ?', 1, '评价期到期前提醒留言人，到期后关闭评价');
