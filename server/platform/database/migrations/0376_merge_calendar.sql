-- The calendar of working days by which the stopped deadline of a merged message was counted, so that a change of holidays moves
-- it as well (decision 0172). Null: an earlier version wrote the row; then it is that of the message.
alter table message_merge add column deadline_calendar integer;
update message_merge g set deadline_calendar = m.deadline_calendar
from message m where m.tid = g.tid and g.ended_at is null;
