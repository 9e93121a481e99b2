-- Requests from before kinds could be asked for say the kind that their company had then, whatever it asked for since: what
-- the next one that knows was told, or the company's, which nothing has changed.
update company_request r
set comp_type = coalesce(r.comp_type, kept.comp_type), was_comp_type = coalesce(r.was_comp_type, kept.comp_type)
from (
  select o.id, coalesce((
    select n.was_comp_type from company_request n
    where n.account_uid = o.account_uid and n.id > o.id and n.was_comp_type is not null order by n.id limit 1
  ), c.comp_type) as comp_type
  from company_request o join company c on c.account_uid = o.account_uid
  where o.comp_type is null or o.was_comp_type is null
) as kept
where kept.id = r.id;
alter table company_request alter column comp_type set not null;
alter table company_request alter column was_comp_type set not null;
