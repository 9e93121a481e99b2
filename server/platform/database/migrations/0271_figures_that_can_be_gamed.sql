-- The detector's findings in a published reply, as they were when it was published; empty: none; null: not examined.
-- Kept with the reply, because the data board says how many answers had no substance (decision 0032).
alter table reply add column findings text[];

-- What can make the other figures look better than they are. 0 until a day is counted anew, which the job does of all days
-- after this version starts.
alter table statistic_cell
  add column examined integer not null default 0,        -- answers that the detector examined when they were published
  add column hollow integer not null default 0,          -- those of them without substance: stock phrases, unrelated, copied
  add column copied integer not null default 0,          -- those of them with the text of another message's reply
  add column rated integer not null default 0,           -- messages with a grade, struck or not
  add column struck integer not null default 0,          -- those of them with a grade that was struck
  add column paused_late integer not null default 0,     -- late answers although a recheck had stopped the clock
  add column paused_on_time integer not null default 0;  -- answers on time only because a recheck had stopped the clock
alter table statistic_day_sum
  add column examined integer not null default 0,
  add column hollow integer not null default 0,
  add column copied integer not null default 0,
  add column rated integer not null default 0,
  add column struck integer not null default 0,
  add column paused_late integer not null default 0,
  add column paused_on_time integer not null default 0;
alter table statistic_month_sum
  add column examined integer not null default 0,
  add column hollow integer not null default 0,
  add column copied integer not null default 0,
  add column rated integer not null default 0,
  add column struck integer not null default 0,
  add column paused_late integer not null default 0,
  add column paused_on_time integer not null default 0;
