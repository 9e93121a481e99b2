-- Why a message that was graded low becomes a case. Null where nobody has said it, or where its grade is not low.
alter table library_case add column low_grade_reason text;
