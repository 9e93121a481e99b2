-- Whether the platform has confirmed the company that wrote a message, under the name that the message shows: what an editor
-- approved was this name. Null: not a company. Domain 8, decision 0154.
alter table message add column company_confirmed boolean;

create function confirmed_company(author integer, shown_name text) returns boolean language sql stable as $$
  select exists (
    select from company_request r where r.account_uid = author and r.state = 1 and r.enterprise_name = shown_name)
  from account a where a.uid = author and a.user_type = 1
$$;

-- of every insert, also by a server of before
create function tell_company() returns trigger language plpgsql as $$
begin
  new.company_confirmed := confirmed_company(new.author_uid, new.author_name);
  return new;
end
$$;
create trigger message_company before insert on message for each row execute function tell_company();

create function confirm_messages() returns trigger language plpgsql as $$
begin
  update message m set company_confirmed = true
  from (
    select tid from message
    where author_uid = new.account_uid and author_name = new.enterprise_name and company_confirmed = false
    order by tid for no key update
  ) own where m.tid = own.tid;
  return null;
end
$$;
create trigger company_request_confirms after insert or update of state on company_request
  for each row when (new.state = 1) execute function confirm_messages();
