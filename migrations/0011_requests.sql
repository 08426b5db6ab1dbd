CREATE TABLE `requests` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text,
	`token_hash` text NOT NULL,
	`status` text NOT NULL,
	`sealed` text NOT NULL,
	`at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`delete_after` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_token` ON `requests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `requests_at` ON `requests` (`at`);--> statement-breakpoint
CREATE INDEX `requests_client` ON `requests` (`client_id`);--> statement-breakpoint
CREATE INDEX `requests_end` ON `requests` (`delete_after`);--> statement-breakpoint
CREATE TABLE `__new_email_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'quiz' NOT NULL,
	`submission_id` text,
	`request_id` text,
	`user_id` text,
	`recipient` text NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`mailbox` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `quiz_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_email_outbox`("id", "kind", "submission_id", "request_id", "user_id", "recipient", "content", "state", "attempts", "next_attempt_at", "last_error", "created_at", "sent_at", "mailbox") SELECT "id", 'quiz', "submission_id", NULL, "user_id", "recipient", "content", "state", "attempts", "next_attempt_at", "last_error", "created_at", "sent_at", "mailbox" FROM `email_outbox`;--> statement-breakpoint
DROP TABLE `email_outbox`;--> statement-breakpoint
ALTER TABLE `__new_email_outbox` RENAME TO `email_outbox`;--> statement-breakpoint
CREATE INDEX `email_outbox_due` ON `email_outbox` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_recipient` ON `email_outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_mailbox` ON `email_outbox` (`mailbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_age` ON `email_outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_submission` ON `email_outbox` (`submission_id`);--> statement-breakpoint
CREATE INDEX `email_outbox_request` ON `email_outbox` (`request_id`);--> statement-breakpoint
CREATE INDEX `email_outbox_user` ON `email_outbox` (`user_id`);