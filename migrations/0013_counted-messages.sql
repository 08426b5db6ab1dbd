CREATE TABLE `counted_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`mailbox` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counted_messages_mailbox` ON `counted_messages` (`mailbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `counted_messages_age` ON `counted_messages` (`created_at`);--> statement-breakpoint
DROP INDEX `email_outbox_mailbox`;--> statement-breakpoint
DROP INDEX `requests_at`;--> statement-breakpoint
CREATE INDEX `requests_list` ON `requests` ("status" <> 'done' AND "status" <> 'declined',`at`,`id`);--> statement-breakpoint
DROP INDEX `quiz_submissions_email`;--> statement-breakpoint
CREATE INDEX `quiz_submissions_email` ON `quiz_submissions` (lower("email"),`created_at`);--> statement-breakpoint
INSERT INTO `counted_messages` SELECT `id`, `kind`, '', `created_at` FROM `email_outbox` WHERE `created_at` > (unixepoch() - 86400) * 1000;
