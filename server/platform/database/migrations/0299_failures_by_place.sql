-- Wrong passwords for a name are counted by place, too: an index of a network, a device or a session, with the number of
-- failures and the time of the last one in seconds. Decision 0093.
alter table login_failure add column places jsonb not null default '{}';
