-- What people say of themselves in the user centre, and when an account was given up. Domain 1.
alter table account
  add column region_id integer references region (id),
  add column certification_type smallint,       -- 1 ID card, 2 passport, 3 Hong Kong and Macao, 4 Taiwan
  add column cancelled_at timestamptz;
