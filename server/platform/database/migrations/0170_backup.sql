-- Archives that were made and are whole; in which folder they lie is the business of who runs the site.
create table backup (
  id integer generated always as identity primary key,
  at timestamptz not null,                       -- what it holds is how things stood then
  host text not null,
  file text not null,
  bytes bigint not null,
  row_count bigint not null,
  files integer not null,
  missing integer not null default 0,            -- files that were not where their rows say
  ms integer not null
);
create index backup_by_time on backup (at desc, id desc);

insert into schedule_job (bean_name, params, cron_expression, missed, remark) values
  ('backup', '{"keep":7}', '0 30 1 * * ?', 1, '备份数据库和本机存储的文件，保留最近 7 份');
