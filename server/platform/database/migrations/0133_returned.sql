-- What came back to a group, by what happened: the boards of feedback read a few verbs among many. Domain 5.
create index notification_by_group_verb on notification (group_id, verb, id desc) where group_id is not null;
