-- News of seasons have kinds of their own: channels that chose the news of circles keep getting them.
UPDATE "Channel"
SET "wants" = "wants" || ARRAY['season-check-in', 'season-place', 'season-begins', 'season-over']
WHERE 'circle-news' = ANY("wants") AND NOT 'season-over' = ANY("wants");
