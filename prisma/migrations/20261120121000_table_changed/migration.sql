-- Open pages hear of every change of a table (lib/live). Only the id of the table goes out: a notice may be lost, or come twice,
-- and whoever gets it reads what is new for itself.
create function "noticeTable"() returns trigger language plpgsql as $$
begin
  perform pg_notify('table_changed', coalesce(to_jsonb(new) ->> 'gameId', to_jsonb(old) ->> 'gameId'));
  return null;
end $$;

create function "noticeGame"() returns trigger language plpgsql as $$
begin
  perform pg_notify('table_changed', new."id");
  return null;
end $$;

create trigger "Game_changed" after update on "Game" for each row
  when ((old."seq", old."status", old."name", old."pausedUntil") is distinct from (new."seq", new."status", new."name", new."pausedUntil"))
  execute function "noticeGame"();

create trigger "Seat_changed" after update on "Seat" for each row
  when ((old."name", old."seatedAt", old."bot", old."userId") is distinct from (new."name", new."seatedAt", new."bot", new."userId"))
  execute function "noticeTable"();

create trigger "ChatMessage_changed" after insert or update on "ChatMessage" for each row execute function "noticeTable"();

create trigger "Consent_changed" after insert or delete on "Consent" for each row execute function "noticeTable"();
