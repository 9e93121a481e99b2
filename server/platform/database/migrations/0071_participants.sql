-- Editors do tasks of processes; with the menu entries that give it, so that a role written anew keeps it.
insert into role_permission (role_id, permission)
select r.id, 'act:task:' || verb
from role r, unnest(array['page', 'claim', 'complete', 'back', 'delegate', 'entrust', 'end']) as verb
where r.code = 'editor'
on conflict do nothing;
insert into role_menu (role_id, menu_id)
select r.id, m.id from role r join menu m on m.permissions like 'act:task:%' and m.face = 'admin'
where r.code = 'editor'
on conflict do nothing;

-- Who can be given a task is looked for among staff and institutions.
create index account_institution_by_name on account (username, uid) where kind = 'institution';
