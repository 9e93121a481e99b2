-- Companies ask for another kind of their own, too. Empty in requests from before: those asked for none.
alter table company_request add column comp_type smallint check (comp_type in (1, 2));
alter table company_request add column was_comp_type smallint check (was_comp_type in (1, 2));
