CREATE TABLE `site_profile` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`json` text NOT NULL
);
