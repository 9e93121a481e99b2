-- Public lists by type and domain: without these, a total that stays below 10,000 is counted over the whole table.
create index message_public_by_type on message (type_id, domain_id, approved_at desc, tid desc) where audit_state = 1 and is_public;
create index message_public_by_domain on message (domain_id, approved_at desc, tid desc) where audit_state = 1 and is_public;
