CREATE TABLE `session_handovers` (
	`verifier_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_version` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`claimed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_handovers_expiry` ON `session_handovers` (`expires_at`);--> statement-breakpoint
CREATE INDEX `session_handovers_user` ON `session_handovers` (`user_id`);