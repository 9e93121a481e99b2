-- Alerts of hot issues: the highest step of which institutions and editors were notified (domain 8).
alter table hot_issue
  add column people_step smallint not null default 0,   -- people: 1 at the number of the site, one more each time it doubles
  add column growth_step smallint not null default 0;   -- growth: 1 at the growth of the site, one more each time it doubles
