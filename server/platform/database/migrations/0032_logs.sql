-- Logs of a million rows are listed newest first, narrowed by who, from where and how it went, and sorted by each column.
drop index login_log_by_time;
create index login_log_by_time on login_log (at desc, id desc);
create index login_log_named on login_log (lower(username) text_pattern_ops);
create index login_log_from on login_log (lower(address) text_pattern_ops);
create index login_log_by_name on login_log (username, id);
create index login_log_by_address on login_log (address, id);
create index login_log_by_status on login_log (status, id);
create index login_log_by_operation on login_log (operation, id);

alter table operation_log
  add column result smallint not null generated always as (case when code = '0' then 1 else 0 end) stored;
create index operation_log_named on operation_log (lower(username) text_pattern_ops);
create index operation_log_from on operation_log (lower(address) text_pattern_ops);
create index operation_log_at_path on operation_log (lower(path) text_pattern_ops);
create index operation_log_by_name on operation_log (username, id);
create index operation_log_by_address on operation_log (address, id);
create index operation_log_by_operation on operation_log (operation, id);
create index operation_log_by_result on operation_log (result, id);
create index operation_log_by_ms on operation_log (ms, id);

alter table error_log add column username text not null default '';
create index error_log_referred on error_log (lower(reference) text_pattern_ops);
create index error_log_named on error_log (lower(username) text_pattern_ops);
create index error_log_from on error_log (lower(address) text_pattern_ops);
create index error_log_by_reference on error_log (reference, id);
create index error_log_by_name on error_log (username, id);
create index error_log_by_address on error_log (address, id);
create index error_log_by_operation on error_log (operation, id);

-- Nothing of a log goes but by the retention job, which says so in its transaction.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  if current_setting('board.retention', true) is distinct from 'on' then
    raise exception '% is kept until its time is over', tg_table_name using errcode = '42501';
  end if;
  return null;
end $$;
create trigger login_log_kept before delete or truncate on login_log for each statement execute function refuse_removal();
create trigger operation_log_kept before delete or truncate on operation_log for each statement execute function refuse_removal();
create trigger error_log_kept before delete or truncate on error_log for each statement execute function refuse_removal();
