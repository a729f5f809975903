-- The operator's desk: who may do what is on the person, each act in a table that nothing is taken from.
alter table "User" add column "bannedAt" timestamptz(3);

create table "OperatorAct" (
  "id" uuid not null,
  "at" timestamptz(3) not null,
  "by" text not null,
  "kind" text not null,
  "about" text not null,
  "detail" json not null,
  constraint "OperatorAct_pkey" primary key ("id")
);
create index "OperatorAct_at_idx" on "OperatorAct" ("at");

create function "refuseChangedAct"() returns trigger language plpgsql as $$
begin
  raise exception 'what operators did is never changed';
end $$;
create trigger "OperatorAct_append_only" before update or delete on "OperatorAct" for each row execute function "refuseChangedAct"();
create trigger "OperatorAct_kept" before truncate on "OperatorAct" for each statement execute function "refuseChangedAct"();

create table "Maintenance" (
  "id" uuid not null,
  "announcedAt" timestamptz(3) not null,
  "begins" timestamptz(3) not null,
  "ends" timestamptz(3) not null,
  "text" text not null default '',
  "cancelledAt" timestamptz(3),
  constraint "Maintenance_pkey" primary key ("id")
);
create index "Maintenance_ends_idx" on "Maintenance" ("ends");

create table "Incident" (
  "id" uuid not null,
  "begins" timestamptz(3) not null,
  "ends" timestamptz(3),
  "title" text not null,
  "text" text not null default '',
  constraint "Incident_pkey" primary key ("id")
);
create index "Incident_begins_idx" on "Incident" ("begins");

create table "ServiceBeat" (
  "id" integer not null,
  "firstAt" timestamptz(3) not null,
  "lastAt" timestamptz(3) not null,
  constraint "ServiceBeat_pkey" primary key ("id")
);
create table "ServiceOutage" (
  "begins" timestamptz(3) not null,
  "ends" timestamptz(3) not null,
  constraint "ServiceOutage_pkey" primary key ("begins")
);
create table "ServiceHour" (
  "hour" timestamptz(3) not null,
  "moves" integer[],
  "oldestS" integer not null default 0,
  constraint "ServiceHour_pkey" primary key ("hour")
);
