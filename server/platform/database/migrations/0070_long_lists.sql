-- What is removed after its time is found without reading all the rest.
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index outbox_given_up on outbox (created_at) where status = 'dead';
-- All running and ended processes, newest first.
create index workflow_instance_by_time on workflow_instance (started_at desc, id desc);
