-- Sessions that still stand for somebody, with whom; their tokens stay where they are.
create view online_user as
  select s.id, a.uid, a.username, a.nick_name, a.kind, a.dept_id, coalesce(g.name, '') as group_name,
    s.created_at as login_at, s.expires_at, s.login_type, s.address, s.user_agent
  from session s
  join account a on a.uid = s.account_uid
  left join org_group g on g.id = a.group_id
  where s.expires_at > now() and a.status = 1 and coalesce(g.status, 1) = 1
    and (a.password_changed_at is null or a.password_changed_at <= s.created_at);
