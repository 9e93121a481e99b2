-- Who ended a session from elsewhere: 1 its owner on another device, 2 an administrator. Null for sign-ins, and for those
-- who signed out themselves.
alter table login_log add column ended_by smallint check (ended_by in (1, 2));
