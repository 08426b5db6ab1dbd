CREATE TABLE `site_texts` (
	`key` text NOT NULL,
	`locale` text NOT NULL,
	`text` text NOT NULL,
	`edition` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`key`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `site_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
