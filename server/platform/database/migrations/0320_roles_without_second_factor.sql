-- The accounts that are stopped at their next request if their role requires a second factor. Decision 0097.
create view role_without_factor as
select ar.role_id, a.uid
from account_role ar join account a on a.uid = ar.account_uid
where a.kind = 'staff' and a.status = 1
  and not exists (select from second_factor f where f.account_uid = a.uid and f.confirmed_at is not null);
