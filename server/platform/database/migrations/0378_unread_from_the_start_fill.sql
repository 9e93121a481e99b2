-- The accounts that are there already and have not read anything yet: those whose group had notifications before them. Each
-- walks the index of its group from the newest notification back to the day on which it was made.
insert into notification_seen (account_uid, last_id)
select a.uid, before.id
from account a
cross join lateral (
  select n.id from notification n where n.group_id = a.group_id and n.at < a.created_at order by n.id desc limit 1
) before
where a.group_id is not null
  and not exists (select from notification_seen s where s.account_uid = a.uid)
on conflict do nothing;
