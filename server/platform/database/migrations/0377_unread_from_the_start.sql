-- A new account of a group has nothing unread from before it existed: its reading begins behind the group's newest
-- notification. By id and not by time, because times of several servers differ.
create function begin_reading() returns trigger language plpgsql as $$
begin
  insert into notification_seen (account_uid, last_id)
  select new.uid, max(id) from notification where group_id = new.group_id having max(id) is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger account_begins_reading after insert on account
  for each row when (new.group_id is not null) execute function begin_reading();
