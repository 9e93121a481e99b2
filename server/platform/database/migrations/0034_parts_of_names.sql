-- Every two neighbouring characters of a text: whatever contains another text has all of its pairs.
create function bigrams(value text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(small, at, 2)
    from (select lower(value) as small) as text, generate_series(1, length(small) - 1) as at
  )
$$;
create index account_staff_username_parts on account using gin (bigrams(username)) where kind = 'staff';
create index account_staff_real_name_parts on account using gin (bigrams(real_name)) where kind = 'staff';
