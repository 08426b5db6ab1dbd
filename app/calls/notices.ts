/** What the page that somebody is led to may say of what just happened: words of its own come from no address. */
export const NOTICES = ["sign-in-cancelled", "signed-out", "account-deleted"] as const;
export type NoticeName = (typeof NOTICES)[number];
