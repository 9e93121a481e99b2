-- no transaction: two of these tables are the longest there are.
-- What somebody did, for their copy of what the site keeps about them; staff are asked for by event_by_staff.
create index concurrently if not exists event_by_citizen on event (actor_uid, id) where actor_kind in ('citizen', 'legal');
create index concurrently if not exists track_event_by_account on track_event (account_uid, id) where account_uid is not null;
create index concurrently if not exists attachment_by_uploader on attachment (uploader_uid, aid);
