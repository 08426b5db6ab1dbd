/** What React leaves in the markup where a part of the page could not be rendered within a Suspense boundary. */
export const FAILED_PART = "<!--$!-->";
