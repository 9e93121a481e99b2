-- Search documents that were written before the form of searched texts changed (decision 0150). A job writes them anew, in the
-- order of their ids. A later change of the form adds a row.
create table search_rebuild (
  form integer primary key,
  done_to integer not null default 0,          -- the documents of messages up to this id are written anew
  finished_at timestamptz
);
insert into search_rebuild (form) values (1);

insert into schedule_job (bean_name, cron_expression, missed, remark) values
  ('searchRebuild', '50 0/5 * * * ?', 0, '检索规则升级后，分批更新已有留言的检索文本；更新完成后不再有工作');
