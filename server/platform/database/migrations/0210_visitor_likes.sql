-- Likes of visitors, each once: `reader` is a keyed hash of address and browser, from which neither can be read.
create table visitor_like (
  tid integer not null references message (tid) on delete cascade,
  reader text not null,
  at timestamptz not null,
  primary key (tid, reader)
);
