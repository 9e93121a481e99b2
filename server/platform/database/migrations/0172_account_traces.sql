-- no transaction: the tables are large
-- The list of institutions' accounts, newest first.
create index concurrently if not exists account_institution on account (uid desc) where kind = 'institution';
-- Whether an account of an institution has done something: such an account is disabled, not deleted.
create index concurrently if not exists event_by_institution_account on event (actor_uid)
  where actor_kind in ('local', 'ministry', 'channel', 'congress');
create index concurrently if not exists message_by_topic on message (topic_id) where topic_id is not null;
