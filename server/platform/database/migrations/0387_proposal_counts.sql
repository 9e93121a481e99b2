-- How often proposals were offered, taken and changed, by day, kind, institution and class. Nothing says of which message or to
-- whom. Domain 8.
create table proposal_count (
  day date not null,                           -- in Asia/Shanghai
  kind text not null,                          -- schemas/proposals.ts
  group_id integer references org_group (id) on delete cascade, -- null: the public
  label text not null,                         -- what was proposed: the id of a domain, of a type, of a unit
  offered integer not null default 0,
  taken integer not null default 0,            -- the person used the proposal
  changed integer not null default 0,          -- the person chose something else
  unique nulls not distinct (day, kind, group_id, label)
);
