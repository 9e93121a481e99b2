-- What is there already. A site that did not ask for confirmation took its companies at their word: their names are not
-- confirmed until an editor has looked at them, for which each gets a request now. They may write meanwhile.
update message m set company_confirmed = confirmed_company(m.author_uid, m.author_name)
from account a where a.uid = m.author_uid and a.user_type = 1;

insert into company_request (account_uid, kind, enterprise_name, credit_code, legal_person_sealed, contacts_sealed, comp_type,
  was_name, was_code, was_legal_person_sealed, was_contacts_sealed, was_comp_type, created_at)
select c.account_uid, 1, c.enterprise_name, c.credit_code, c.legal_person_sealed, c.contacts_sealed, c.comp_type,
  c.enterprise_name, c.credit_code, c.legal_person_sealed, c.contacts_sealed, c.comp_type, now()
from company c
where not exists (
  select from company_request r
  where r.account_uid = c.account_uid and (r.state = 0 or (r.state = 1 and r.enterprise_name = c.enterprise_name)))
on conflict do nothing;
