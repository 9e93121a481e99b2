-- A message that changes its group keeps its row in the search (docs/decisions/0115): writing the row again takes longer than all
-- the rest of moving a message. The group in the row may be an old one, and only servers of the version before read it.
create or replace trigger message_search_touch
  after update of fid, type_id, domain_id, state, audit_state, is_public, approved_at on message
  for each row
  when ((old.fid, old.type_id, old.domain_id, old.state, old.audit_state, old.is_public, old.approved_at)
    is distinct from
    (new.fid, new.type_id, new.domain_id, new.state, new.audit_state, new.is_public, new.approved_at))
  execute function message_search_touch();
