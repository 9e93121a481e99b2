-- Servers keep these tables in memory: whoever changes one tells all of them, with its transaction (decision 0100).
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('board_changed', tg_argv[0]);
  return null;
end $$;

create trigger parameter_tells after insert or update or delete on parameter
  for each statement execute function tell_change('parameter');
create trigger dict_type_tells after insert or update or delete on dict_type
  for each statement execute function tell_change('dictionary');
create trigger dict_value_tells after insert or update or delete on dict_value
  for each statement execute function tell_change('dictionary');
create trigger region_tells after insert or update or delete on region
  for each statement execute function tell_change('region');
create trigger help_text_tells after insert or update or delete on help_text
  for each statement execute function tell_change('help_text');
create trigger numbers_tell after insert or update on site_mark
  for each row when (new.name = 'numbers') execute function tell_change('numbers');
