CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`ciphertext` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_token` ON `deliveries` (`token_hash`);--> statement-breakpoint
CREATE INDEX `deliveries_client` ON `deliveries` (`client_id`);--> statement-breakpoint
CREATE INDEX `deliveries_end` ON `deliveries` (`expires_at`);--> statement-breakpoint
CREATE TABLE `readings` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `readings_list` ON `readings` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `readings_client` ON `readings` (`client_id`);