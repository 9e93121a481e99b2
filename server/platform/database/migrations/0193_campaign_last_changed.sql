-- no transaction: campaigns are read while it is built.
-- What editors have of all campaigns, the last changed first.
create index concurrently if not exists campaign_last_changed on campaign (changed_at desc, id desc);
