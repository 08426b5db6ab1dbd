CREATE TABLE `intakes` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text,
	`token_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intakes_token` ON `intakes` (`token_hash`);--> statement-breakpoint
CREATE INDEX `intakes_client` ON `intakes` (`client_id`);--> statement-breakpoint
CREATE INDEX `intakes_end` ON `intakes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `requests` ADD `taken_at` integer;--> statement-breakpoint
UPDATE `requests` SET `taken_at` = `updated_at` WHERE `client_id` IS NOT NULL;