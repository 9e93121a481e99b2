-- Regions are managed like every other record: listed in their order, and not deleted while somebody is there.
alter table region add column version integer not null default 1;
create index region_in_order on region (sort, id);
create index org_group_by_region on org_group (region_id);
