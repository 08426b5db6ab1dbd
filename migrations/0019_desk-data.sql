CREATE TABLE `deleted_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_clients_end` ON `deleted_clients` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `desk_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL
);
