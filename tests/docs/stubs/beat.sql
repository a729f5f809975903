insert into "Upkeep" ("name", "at") values ('cron', now()) on conflict ("name") do update set "at" = now()
