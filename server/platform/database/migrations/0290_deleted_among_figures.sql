-- Messages that were deleted afterwards: the data board counts them, no list has them. 0 until a day is counted anew, which
-- the job does of all days after this version starts.
alter table statistic_cell
  add column deleted integer not null default 0,
  add column deleted_replied integer not null default 0,
  add column deleted_overdue integer not null default 0,
  add column deleted_graded integer not null default 0,
  add column deleted_low integer not null default 0;
alter table statistic_day_sum
  add column deleted integer not null default 0,
  add column deleted_replied integer not null default 0,
  add column deleted_overdue integer not null default 0,
  add column deleted_graded integer not null default 0,
  add column deleted_low integer not null default 0;
alter table statistic_month_sum
  add column deleted integer not null default 0,
  add column deleted_replied integer not null default 0,
  add column deleted_overdue integer not null default 0,
  add column deleted_graded integer not null default 0,
  add column deleted_low integer not null default 0;
