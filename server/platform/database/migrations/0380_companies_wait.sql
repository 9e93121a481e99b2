-- A company waits for its confirmation before it writes, unless the site has chosen otherwise: a row that nobody has changed
-- since it was filled in holds the former default. Companies that registered before are confirmed to write already.
update parameter set value = '1', version = version + 1
where code = 'company.confirmation' and value = '0' and version = 1;
