-- The channels by which an account wants to be told of news besides the message centre; no row: by none.
create table notification_choice (
  account_uid integer primary key references account (uid) on delete cascade,
  mail boolean not null,
  sms boolean not null,
  kinds text[] not null check (kinds <@ array['own', 'followed', 'campaign', 'account', 'work']),
  language text not null check (language in ('zh-CN', 'zh-TW', 'en-US')),
  chosen_at timestamptz not null
);

-- A letter about a notification: it is written, and its address is looked up, when it leaves.
alter table outbox
  alter column recipient_sealed drop not null,
  alter column params_sealed drop not null,
  add column account_uid integer references account (uid) on delete cascade,
  add column notification_id integer references notification (id) on delete cascade,
  add constraint outbox_source_check check (
    case when notification_id is null
      then num_nulls(recipient_sealed, params_sealed) = 0 and account_uid is null
      else num_nonnulls(recipient_sealed, params_sealed) = 0 and account_uid is not null end) not valid;
create index outbox_by_account on outbox (account_uid, channel, created_at desc) where account_uid is not null;
create index outbox_by_notification on outbox (notification_id) where notification_id is not null;
