CREATE TABLE `email_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`user_id` text,
	`recipient` text NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `quiz_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_outbox_due` ON `email_outbox` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_recipient` ON `email_outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_age` ON `email_outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_submission` ON `email_outbox` (`submission_id`);--> statement-breakpoint
CREATE INDEX `email_outbox_user` ON `email_outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `ended_sessions` (
	`key` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ended_sessions_expiry` ON `ended_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `quiz_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`user_id` text,
	`responses` text NOT NULL,
	`recommendation` text NOT NULL,
	`focus` text,
	`familiarity` text,
	`challenge` text,
	`fingerprint` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `quiz_submissions_repeat` ON `quiz_submissions` (`fingerprint`,`created_at`);--> statement-breakpoint
CREATE INDEX `quiz_submissions_user` ON `quiz_submissions` (`user_id`);--> statement-breakpoint
CREATE INDEX `quiz_submissions_age` ON `quiz_submissions` (`created_at`);--> statement-breakpoint
CREATE TABLE `saved_people` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`full_name` text NOT NULL,
	`birth_date` text NOT NULL,
	`birth_time` text NOT NULL,
	`birth_time_unknown` integer DEFAULT false NOT NULL,
	`birth_location` text NOT NULL,
	`birth_latitude` real NOT NULL,
	`birth_longitude` real NOT NULL,
	`birth_timezone` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_people_person` ON `saved_people` (`user_id`,`full_name`,`birth_date`);--> statement-breakpoint
CREATE TABLE `user_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`full_name` text NOT NULL,
	`birth_date` text NOT NULL,
	`birth_time` text NOT NULL,
	`birth_time_unknown` integer DEFAULT false NOT NULL,
	`birth_location` text NOT NULL,
	`birth_latitude` real NOT NULL,
	`birth_longitude` real NOT NULL,
	`birth_timezone` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_profiles_user` ON `user_profiles` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`session_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_identity` ON `users` (`issuer`,`subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));