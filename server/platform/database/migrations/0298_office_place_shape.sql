-- Demo data held places as texts that contain JSON, which no reader of an institution could answer.
update org_group set office_place = (office_place #>> '{}')::jsonb where jsonb_typeof(office_place) = 'string';
update org_group set office_place = null where jsonb_typeof(office_place) = 'null';
alter table org_group add constraint org_group_office_place_check check (jsonb_typeof(office_place) = 'object') not valid;
alter table org_group validate constraint org_group_office_place_check;
