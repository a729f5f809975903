-- When something may be posted to a hook or a push service again, shared by all processes.
create table "TargetPace" (
  "key" text not null,
  "busyUntil" timestamptz(3) not null,
  "pausedUntil" timestamptz(3) not null,
  constraint "TargetPace_pkey" primary key ("key")
);
