-- The deadline that an answer was given under, kept when the message's own clock ends with it. Null: the answer was owed by
-- nobody, or it is older than this column.
alter table reply add column due_at timestamptz;

-- What the author said of the matter itself, beside the three scores: 1 solved, 2 partly, 3 not. Null: not said.
alter table grade add column solved smallint check (solved in (1, 2, 3));
