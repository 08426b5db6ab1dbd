ALTER TABLE `email_outbox` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `email_outbox_mailbox` ON `email_outbox` (`mailbox`,`created_at`);--> statement-breakpoint
UPDATE `email_outbox` SET `mailbox` = `recipient`;