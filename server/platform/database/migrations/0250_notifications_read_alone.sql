-- Notifications that were read one by one, beyond the newest up to which all are read.
create table notification_read (
  account_uid integer not null references account (uid) on delete cascade,
  notification_id integer not null references notification (id) on delete cascade,
  primary key (account_uid, notification_id)
);
create index notification_read_by_notification on notification_read (notification_id);
