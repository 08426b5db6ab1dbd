CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`counted` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `counted`)
) WITHOUT ROWID;
