-- Institutions, forums and topics are records that editors keep: with versions, paths that their rules write, and what
-- the public and an institution's own page read of them.
alter table org_group
  alter column path set default '',
  add column contact text not null default '',  -- a post, not a person
  add column phone text not null default '',
  add column address text not null default '',
  add column intro text not null default '',
  add column version integer not null default 1;
create index org_group_in_order on org_group (sort, id);

-- `status` says whether a forum takes messages; whether it stands in lists and trees is another question.
alter table forum
  alter column path set default '',
  add column is_visible boolean not null default true,
  add column share_title text not null default '',   -- of its page, where it is shared; empty: the site's words
  add column share_desc text not null default '',
  add column version integer not null default 1;
update forum set is_visible = false where status = 0;
create index forum_in_order on forum (sort, fid);

alter table topic
  add column version integer not null default 1,
  add constraint topic_status_check check (status in (0, 1));
create index topic_in_order on topic (sort, id);
