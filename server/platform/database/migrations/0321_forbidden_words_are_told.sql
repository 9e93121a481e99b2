-- Servers keep the forbidden words in memory (decision 0100).
create trigger forbidden_word_tells after insert or update or delete on forbidden_word
  for each statement execute function tell_change('forbidden_word');
