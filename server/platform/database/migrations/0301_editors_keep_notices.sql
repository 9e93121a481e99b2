-- Editors keep notices, as those of new sites do: roles that hold the other permissions of an editor, and none on notices,
-- get them, and the menu entries that give them, so that a role written anew keeps them.
with editor as (
  select r.id
  from role r join role_permission p on p.role_id = r.id
  group by r.id
  having count(*) filter (where p.permission in
      ('board:message:approve', 'board:message:return', 'board:campaign:confirm', 'board:feedback:answer', 'board:help:save')) = 5
    and count(*) filter (where p.permission like 'sys:notice:%') = 0
), linked as (
  insert into role_menu (role_id, menu_id)
  select e.id, m.id
  from editor e join menu m on m.face = 'admin' and (m.permissions like 'sys:notice:%' or m.permissions like 'sys:noticeReader:%')
  on conflict do nothing
)
insert into role_permission (role_id, permission)
select e.id, permission
from editor e, unnest(array['sys:notice:delete', 'sys:notice:export', 'sys:notice:info', 'sys:notice:options', 'sys:notice:page',
  'sys:notice:save', 'sys:notice:send', 'sys:notice:update', 'sys:notice:withdraw', 'sys:noticeReader:export',
  'sys:noticeReader:info', 'sys:noticeReader:options', 'sys:noticeReader:page']) as permission
on conflict do nothing;
