-- Where the service hall of an institution stands: a point and words, as fields of places are kept (decision 0076).
alter table org_group add column office_place jsonb;
