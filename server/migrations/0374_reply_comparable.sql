-- The hash of a reply's text in the form in which texts are compared, so that a copy with another width, script or spacing is
-- found (decision 0171). Null: written by an earlier version; such a reply is compared by its exact text.
alter table reply add column comparable_hash text;
