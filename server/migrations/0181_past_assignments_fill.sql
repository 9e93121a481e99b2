-- Messages that changed hands already: few, found from what records it.
update assignment a set is_past = true
from (
  select tid, max(at) as at from (
    select tid, at from readdressing
    union all
    select tid, decided_at from message_report where state = 1
  ) as change group by tid
) as moved
where a.tid = moved.tid and a.created_at <= moved.at;
