-- Messages that changed hands already: few, found from what records it. Re-addressed within a group they did not, unless
-- somebody above had taken them over.
create temporary table moved on commit drop as
select r.tid, r.at, true as is_readdressed from readdressing r
join forum f on f.fid = r.from_fid join forum t on t.fid = r.to_fid
where f.group_id <> t.group_id
  or exists (select 1 from message_report p where p.tid = r.tid and p.state = 1 and p.decided_at <= r.at)
union all
select tid, decided_at, false from message_report where state = 1;

update assignment a set is_past = true
from (select tid, max(at) as at from moved group by tid) as last
where a.tid = last.tid and a.created_at <= last.at;

-- who reported reads on where it was taken over
update message_report p set is_past = true
from (select tid, max(at) as at from moved where is_readdressed group by tid) as last
where p.tid = last.tid and p.created_at <= last.at;
