-- What people keep of messages for themselves: favourites, likes and follows of citizens, what they opened (their tracks),
-- and what clerks keep on their task boards. A like is counted in message.like_count as well. Specification 4, 7; domain 5, 6.
create table message_mark (
  account_uid integer not null references account (uid) on delete cascade,
  kind text not null check (kind in ('favourite', 'like', 'follow', 'opened', 'kept')),
  tid integer not null references message (tid) on delete cascade,
  at timestamptz not null,
  primary key (account_uid, kind, tid)
);
create index message_mark_newest on message_mark (account_uid, kind, at desc, tid desc);
create index message_mark_by_message on message_mark (tid, kind) where kind <> 'opened';

-- Page visits, in batches from the browser: no names, no addresses, nothing that somebody typed.
create table track_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  topic text not null,
  action_id integer not null,
  app_type text not null check (app_type in ('pc', 'pc_g', 'pc_c')),
  platform text not null,
  session_id text not null,
  step integer not null,
  page_id integer not null,
  ref_page_id integer,
  tab text not null,
  channel text not null,
  account_uid integer,
  user_type smallint,
  owner_id text not null,
  extra_info text not null
);
create index track_event_by_time on track_event (at);
create trigger track_event_no_update before update on track_event for each row execute function refuse_change();
create trigger track_event_kept before delete or truncate on track_event for each statement execute function refuse_removal();
