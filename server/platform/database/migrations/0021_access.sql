-- Staff, departments, roles: what their rules rest on.

-- A department's path is written by its rules as soon as its id is known; staff are called by their real name.
alter table dept alter column path set default '';
alter table account alter column nick_name set default '';
update account set real_name = nick_name where kind = 'staff' and real_name = '';

-- Administrators see every department's data, and so do editors, whose messages belong to none.
update role set data_scope = 0 where code in ('administrator', 'editor');

-- Whether somebody has done something: such an account is disabled, not deleted.
create index event_by_staff on event (actor_uid) where actor_kind in ('editor', 'administrator');
